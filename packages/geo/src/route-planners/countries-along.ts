import { distanceMeters } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import { countryAt } from '../gazetteer/country-at.ts';

/** Borders are looked for this often; a country that is crossed in less is missed. */
const SAMPLE_METERS = 15_000;
const MAX_SAMPLES = 200;

/** Every country once in a row, without the sea. */
export function inOrder(countries: readonly string[]): readonly string[] {
  return countries
    .filter((country) => country !== '')
    .filter((country, index, all) => country !== all[index - 1]);
}

/** The countries that a line crosses, in order. */
export function countriesAlong(
  geometry: readonly (readonly [number, number])[],
): readonly string[] {
  const points = geometry.map(([lng, lat]) => ({ lat, lng }));
  const steps = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
  const meters = steps.reduce((sum, { from, to }) => sum + distanceMeters(from, to), 0);
  const stride = Math.max(SAMPLE_METERS, meters / MAX_SAMPLES);
  const [first] = points;
  const found = first ? [countryAt(first)] : [];
  let left = stride;
  for (const { from, to } of steps) {
    const length = distanceMeters(from, to);
    let done = left;
    for (; done < length; done += stride) found.push(countryAt(between(from, to, done / length)));
    left = done - length;
  }
  const last = points.at(-1);
  return inOrder(last ? [...found, countryAt(last)] : found);
}

function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
}
