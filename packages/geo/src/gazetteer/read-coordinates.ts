import { isValidLocation } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';

const NUMBER = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`;
const PLAIN_NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;

/** „47.5, 11.1“ and „47,5 11,1“: a comma parts two numbers with points, a blank or semicolon any two. */
const PAIRS = [
  new RegExp(`^(${PLAIN_NUMBER})\\s*[,;/]\\s*(${PLAIN_NUMBER})$`),
  new RegExp(`^(${NUMBER})\\s*[;/]\\s*(${NUMBER})$`),
  new RegExp(`^(${NUMBER}),?\\s+(${NUMBER})$`),
];

const DEGREES = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*[°º]?\s*`;
const MINUTES = String.raw`(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?`;
const SECONDS = String.raw`(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?`;

/** Degrees, and perhaps minutes and seconds, with the letter of their direction in front or, without one there, behind. */
const ANGLE = new RegExp(
  `(?:([NSEWO])\\s*)${DEGREES}${MINUTES}${SECONDS}|${DEGREES}${MINUTES}${SECONDS}([NSEWO])?`,
  'iy',
);

/** Reads coordinates as people write them; null when it is something else or not a place on the globe. */
export function readCoordinates(text: string): Coordinates | null {
  const trimmed = text.trim().replaceAll('−', '-');
  return valid(readPair(trimmed) ?? readAngles(trimmed));
}

/** Two texts as latitude and longitude. */
export function readLatLng(
  lat: string | null | undefined,
  lng: string | null | undefined,
): Coordinates | null {
  if (!lat?.trim() || !lng?.trim()) return null;
  return valid({ lat: Number(lat), lng: Number(lng) });
}

function valid(point: Coordinates | null): Coordinates | null {
  return point && isValidLocation(point) ? point : null;
}

function readPair(text: string): Coordinates | null {
  for (const pattern of PAIRS) {
    const [, first, second] = pattern.exec(text) ?? [];
    // Two whole numbers with a blank between them are a house number, with a comma one number.
    if (!first || !second || /^\d+[ ,]+\d+$/.test(text) !== /^\d+, +\d+$/.test(text)) continue;
    return { lat: numberOf(first), lng: numberOf(second) };
  }
  return null;
}

interface Angle {
  readonly degrees: number;
  /** N or E; W, S and the German O are turned into them. */
  readonly axis: 'N' | 'E' | '';
}

function readAngles(text: string): Coordinates | null {
  ANGLE.lastIndex = 0;
  const first = nextAngle(text);
  const separator = /^\s*[,;/]?\s*/.exec(text.slice(ANGLE.lastIndex))?.[0] ?? '';
  ANGLE.lastIndex += separator.length;
  const second = first ? nextAngle(text) : null;
  if (!first || !second || text.slice(ANGLE.lastIndex).trim() !== '') return null;
  const hasSigns = /[°º'′’"″”]/.test(text);
  if (first.axis === '' && second.axis === '') {
    return hasSigns ? { lat: first.degrees, lng: second.degrees } : null;
  }
  const isSwapped = first.axis === 'E' || second.axis === 'N';
  const [lat, lng] = isSwapped ? [second, first] : [first, second];
  return lat.axis === 'E' || lng.axis === 'N' ? null : { lat: lat.degrees, lng: lng.degrees };
}

/** Leaves the place to go on reading in the pattern, null when no angle stands there. */
function nextAngle(text: string): Angle | null {
  const start = ANGLE.lastIndex;
  const match = ANGLE.exec(text);
  if (!match) {
    ANGLE.lastIndex = start;
    return null;
  }
  const [letter = '', degrees = '', minutes = '0', seconds = '0'] = match[1]
    ? match.slice(1, 5)
    : [match[8], match[5], match[6], match[7]];
  const direction = letter.toUpperCase();
  const size = Math.abs(numberOf(degrees)) + numberOf(minutes) / 60 + numberOf(seconds) / 3600;
  const isNegative = degrees.startsWith('-') !== (direction === 'S' || direction === 'W');
  const axis = direction === '' ? '' : 'NS'.includes(direction) ? 'N' : 'E';
  return { degrees: isNegative ? -size : size, axis };
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
