import { METERS_PER_DEGREE } from '@fahrtwind/domain';
import { countryAt } from '../gazetteer/country-at.ts';
import type { Line } from './straight-line.ts';

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
export function countriesAlong(line: Line): readonly string[] {
  const stride = Math.max(SAMPLE_METERS, lengthOf(line) / MAX_SAMPLES);
  const [first, last] = [line[0], line.at(-1)];
  const found = first ? [countryOf(first)] : [];
  let left = stride;
  // By index: taking thousands of pairs apart would cost more than finding their countries.
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) break;
    const meters = roughMeters(from, to);
    for (; left < meters; left += stride) found.push(countryOf(between(from, to, left / meters)));
    left -= meters;
  }
  return inOrder(last && line.length > 1 ? [...found, countryOf(last)] : found);
}

type Position = Line[number];

function lengthOf(line: Line): number {
  let meters = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (from && to) meters += roughMeters(from, to);
  }
  return meters;
}

/** Where one leg ends the next one begins, and trips are planned again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

function countryOf(position: Position): string {
  const lat = position[1];
  // Lines over the date line go on beyond 180 degrees.
  const lng = ((position[0] + 540) % 360) - 180;
  const key = `${Math.round(lat * 1000)} ${Math.round(lng * 1000)}`;
  const country = known.get(key) ?? countryAt({ lat, lng });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, country);
  return country;
}

/** On a flat earth, which is right for what roads draw between two points. */
function roughMeters(from: Position, to: Position): number {
  const east = (to[0] - from[0]) * Math.cos((from[1] * Math.PI) / 180);
  const north = to[1] - from[1];
  return Math.sqrt(east * east + north * north) * METERS_PER_DEGREE;
}

function between(from: Position, to: Position, share: number): Position {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
