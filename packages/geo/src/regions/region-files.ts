import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { z } from 'zod';
import { POI_KINDS, SETTLEMENT_KINDS } from '@fahrtwind/domain';
import type { RegionEntries, RegionPoi } from './region-entries.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

// Rows instead of objects: a third of the bytes, and of the time to read them.
const place = z.tuple([
  z.enum(SETTLEMENT_KINDS),
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.number(),
]);
const house = z.tuple([z.string(), z.number(), z.number()]);
const street = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.array(house),
]);
/** The stars at the end are missing in files of earlier imports, and where there are none. */
const poi = z.tuple(
  [z.string(), z.enum(POI_KINDS), z.string(), z.string(), z.number(), z.number(), z.string()],
  z.number(),
);

const PLACES_FILE = 'places.json.br';
const POIS_FILE = 'pois.json.br';

/** Writes what a search needs beside the routing tiles of a region. */
export async function writeRegionFiles(folder: string, entries: RegionEntries): Promise<void> {
  const places = entries.places.map((one) => [
    one.kind,
    one.name,
    one.englishName,
    one.lat,
    one.lng,
    one.population,
  ]);
  const streets = entries.streets.map((one) => [
    one.name,
    one.town,
    one.postcode,
    one.lat,
    one.lng,
    one.houses.map(({ number, lat, lng }) => [number, lat, lng]),
  ]);
  const pois = entries.pois.map((one) => [
    one.osmId,
    one.kind,
    one.name,
    one.town,
    one.lat,
    one.lng,
    one.url,
    ...(one.stars > 0 ? [one.stars] : []),
  ]);
  await writePacked(join(folder, PLACES_FILE), { format: 1, places, streets });
  await writePacked(join(folder, POIS_FILE), { format: 1, pois });
}

async function writePacked(path: string, json: unknown): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  await writeFile(path, await compress(Buffer.from(JSON.stringify(json)), { params }), {
    flush: true,
  });
}

async function readPacked(path: string): Promise<unknown> {
  return JSON.parse((await decompress(await readFile(path))).toString('utf8'));
}

const placesForm = z.object({
  format: z.literal(1),
  places: z.array(place),
  streets: z.array(street),
});

export async function readRegionPlaces(
  folder: string,
): Promise<Pick<RegionEntries, 'places' | 'streets'>> {
  const { places, streets } = placesForm.parse(await readPacked(join(folder, PLACES_FILE)));
  return {
    places: places.map(([kind, name, englishName, lat, lng, population]) => ({
      kind,
      name,
      englishName,
      lat,
      lng,
      population,
    })),
    streets: streets.map(([name, town, postcode, lat, lng, houses]) => ({
      name,
      town,
      postcode,
      lat,
      lng,
      houses: houses.map(([number, houseLat, houseLng]) => ({
        number,
        lat: houseLat,
        lng: houseLng,
      })),
    })),
  };
}

const poisForm = z.object({ format: z.literal(1), pois: z.array(poi) });

export async function readRegionPois(folder: string): Promise<readonly RegionPoi[]> {
  const { pois } = poisForm.parse(await readPacked(join(folder, POIS_FILE)));
  return pois.map(([osmId, kind, name, town, lat, lng, url, stars = 0]) => ({
    osmId,
    kind,
    name,
    town,
    lat,
    lng,
    url,
    stars,
  }));
}
