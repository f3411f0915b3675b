import { distanceMeters } from '@fahrtwind/domain';
import type { GazetteerData } from './gazetteer-data.ts';

/** What a place gets for lying near home, when it is found by one of its names. */
export type HomePoints = (name: number, place: number) => number;

/** The middle of the German-speaking countries: who does not say which part of the map they look at is likely there. */
const HOME = { lat: 48.5, lng: 10.5 };
const HOME_KM = 1200;
/** Weighed against the other points of a search by expected-places.tsv. */
const MOST_POINTS = 0.8;
const STEPS = 100;
const GERMAN_SPEAKING = ['DE', 'AT', 'CH', 'LI'];

/** Worked out once for all places, because every key asks for thousands of them. */
export function createHomePoints(data: GazetteerData): HomePoints {
  const german = new Set(GERMAN_SPEAKING.map((code) => data.countries.indexOf(code)));
  const points = Uint8Array.from(data.lat, (lat, place) => {
    const at = { lat: lat / 1e5, lng: (data.lng[place] ?? 0) / 1e5 };
    const nearness = Math.exp(-distanceMeters(at, HOME) / 1000 / HOME_KM);
    return Math.round(MOST_POINTS * nearness * STEPS);
  });
  return (name, place) => {
    // Paris is „Bariz“ to others, but „Bar“ does not mean it. At home all names count.
    const isForeign = data.nameIsAlternate[name] && !german.has(data.country[place] ?? -1);
    return isForeign ? 0 : (points[place] ?? 0) / STEPS;
  };
}
