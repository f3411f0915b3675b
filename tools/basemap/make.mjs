// `node tools/basemap/make.mjs [FOLDER]` makes data/basemap/world.pmtiles; see README.md beside this file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackages } from './fetch-packages.mjs';
import { areaLayer } from './layers/areas.mjs';
import { groundLayers } from './layers/ground.mjs';
import { lineLayers } from './layers/lines.mjs';
import { placeLayer } from './layers/places.mjs';
import { reliefLayer } from './layers/relief.mjs';
import { readElevation } from './read/elevation.mjs';
import { simplifyFar } from './simplify-far.mjs';
import { MAX_ZOOM, tileLayers } from './tile-layers.mjs';
import { writeArchive } from './write-archive.mjs';

/** @typedef {import('./tile-layers.mjs').Layer} Layer */

const TARGET = join(import.meta.dirname, '../../data/basemap/world.pmtiles');

const folder = process.argv[2] ?? join(tmpdir(), 'fahrtwind-basemap');
mkdirSync(folder, { recursive: true });
const archive = makeBasemap(fetchPackages(folder));
writeFileSync(TARGET, archive);
console.log(`${TARGET}: ${(archive.length / 1e6).toFixed(2)} MB`);

/** @param {ReturnType<typeof fetchPackages>} places */
function makeBasemap(places) {
  const magics = join(places.magics, 'usr/share/magics');
  const marble = join(places.marble, 'usr/share/marble/data');
  const catalogue = (/** @type {string} */ language) =>
    join(places.geonames, `usr/share/locale/${language}/LC_MESSAGES/geonames.mo`);
  const layers = [
    ...groundLayers({ magics, marble }),
    reliefLayer(readElevation(marble)),
    ...lineLayers({ magics }),
    placeLayer({
      cities: join(places.cities, 'package/dist/cities500.txt'),
      ranks: join(magics, '10m/ne_10m_populated_places_simple'),
      german: catalogue('de'),
      english: catalogue('en'),
    }),
    areaLayer(join(places.atlas, 'package/countries-50m.json')),
  ].map(simplify);
  return writeArchive(tileLayers(layers), metadataOf(layers), { minZoom: 0, maxZoom: MAX_ZOOM });
}

/** @param {Layer} layer @returns {Layer} */
function simplify(layer) {
  const { farTolerance, features } = layer;
  if (farTolerance === undefined) return layer;
  return { ...layer, features: features.map((one) => simplifyFar(one, farTolerance)) };
}

/** @param {readonly Layer[]} layers */
function metadataOf(layers) {
  return {
    name: 'Fahrtwind',
    attribution: 'Natural Earth, GeoNames (CC BY 4.0)',
    vector_layers: layers.map(({ name }) => ({ id: name, fields: {} })),
  };
}
