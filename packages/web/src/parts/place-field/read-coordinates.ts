import {
  decodeAddress,
  isValidLocation,
  serialiseLocation,
  type Location,
} from '@fahrtwind/domain';

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const NUMBER = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)`;
const PLAIN = new RegExp(String.raw`^${NUMBER}\s*[;,\s]\s*${NUMBER}$`);
const NAMED = new RegExp(String.raw`^${NUMBER}\s*°?\s*([NS])[\s,;]+${NUMBER}\s*°?\s*([EOW])$`, 'i');

/** The place of typed coordinates or a pasted map link; null for any other text. */
export function readCoordinates(text: string): Location | null {
  const trimmed = text.trim();
  const point = readPoint(trimmed);
  if (!point || !isValidLocation(point)) return null;
  return serialiseLocation({ ...point, label: nameInLink(trimmed) || pointLabel(point) });
}

/** Without a comma, because the part after the last comma is read as the country. */
function pointLabel({ lat, lng }: Point): string {
  return `${degrees(lat)}° ${lat < 0 ? 'S' : 'N'} ${degrees(lng)}° ${lng < 0 ? 'W' : 'O'}`;
}

/** Four decimals, which is about ten meters. */
function degrees(value: number): string {
  return Math.abs(value).toFixed(4);
}

function readPoint(text: string): Point | null {
  if (/^(?:https?:|geo:)/i.test(text)) return readLink(text);
  const named = NAMED.exec(text);
  if (named) {
    const [, lat, northSouth, lng, eastWest] = named;
    return pointOf(lat, lng, /s/i.test(northSouth ?? ''), /w/i.test(eastWest ?? ''));
  }
  // „47,5, 11,1“ is ambiguous: with decimal commas a semicolon or a space must separate the two.
  const plain = PLAIN.exec(text);
  return plain ? pointOf(plain[1], plain[2]) : null;
}

/** Some services write a space after the comma, as `+` or `%20`. */
const PAIR = String.raw`(-?\d{1,3}\.\d+),(?:\+|%20)?\+?(-?\d{1,3}\.\d+)`;

/** Where common map links contain their point; a marked place comes before the centre of the map. */
const TARGET_PATTERNS = [
  /!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/,
  new RegExp(`[?&](?:q|query|ll|destination|coordinate)=(?:loc:)?${PAIR}`),
  new RegExp(`^geo:${PAIR}`),
  new RegExp(`/maps/(?:search|place)/${PAIR}`),
];
const LINK_PATTERNS = [
  ...TARGET_PATTERNS,
  new RegExp(`/@${PAIR}`),
  /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/,
];

function readLink(link: string): Point | null {
  const readable = link.replaceAll('%2C', ',').replaceAll('%2c', ',');
  // With directions the centre of the map is somewhere on the way.
  const patterns = link.includes('/maps/dir/') ? TARGET_PATTERNS : LINK_PATTERNS;
  for (const pattern of patterns) {
    const found = pattern.exec(readable);
    if (found) return pointOf(found[1], found[2]);
  }
  return null;
}

function nameInLink(text: string): string {
  const found = /\/place\/([^/@?]+)/.exec(text)?.[1];
  if (found === undefined || !URL.canParse(text)) return '';
  // A link truncated in the middle of a character still contains its point.
  return decodeAddress(found.replaceAll('+', ' '))?.trim() ?? '';
}

function pointOf(
  lat: string | undefined,
  lng: string | undefined,
  isSouth = false,
  isWest = false,
): Point | null {
  const [north, east] = [Number(lat?.replace(',', '.')), Number(lng?.replace(',', '.'))];
  if (!Number.isFinite(north) || !Number.isFinite(east)) return null;
  return { lat: isSouth ? -north : north, lng: isWest ? -east : east };
}
