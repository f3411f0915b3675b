import { distanceMeters, shortLabel } from '@fahrtwind/domain';
import type { Coordinates, Place } from '../../ports.ts';
import { foldWords } from '../fold.ts';

/** A typed text, and the place that must come first. */
export interface ExpectedPlace {
  readonly query: string;
  readonly name: string;
  /** Empty where several countries share it. */
  readonly countryCode: string;
  /** Null for landscapes and airports, which the name tells apart. */
  readonly point: Coordinates | null;
  /** The middle of the map. */
  readonly near: Coordinates | null;
}

const SAME_METERS = 5000;

/** Reads expected-places.tsv, the list that was written before the search was. */
export function parseExpectedPlaces(text: string): readonly ExpectedPlace[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', name = '', countryCode = '', point = '', near = ''] = line.split('\t');
      return { query, name, countryCode, point: pointOf(point), near: pointOf(near) };
    });
}

/** Whether a place is the expected one, by where it lies and what it is called. */
export function isExpected(place: Place | undefined, expected: ExpectedPlace): boolean {
  if (!place) return false;
  const { query, name, countryCode, point } = expected;
  if (countryCode !== '' && place.countryCode !== countryCode) return false;
  if (point && distanceMeters(place, point) > SAME_METERS) return false;
  const shown = foldWords(shortLabel(place)).join(' ');
  return [name, query].some((text) => {
    const wanted = foldWords(text).join(' ');
    return shown.includes(wanted) || wanted.includes(shown);
  });
}

function pointOf(text: string): Coordinates | null {
  const [lat, lng] = text.split(',');
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null;
}
