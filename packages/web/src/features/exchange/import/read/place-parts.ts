import { isOnGlobe, isValidLocation } from '@fahrtwind/domain';
import { readCoordinates } from '../../../../parts/place-field/read-coordinates.ts';
import type { ImportedPlace } from './imported-file.ts';

const MAX_NAME = 200;
const MAX_NOTE = 5000;

/** Degrees as text; null where they are none on the globe. */
export function pointOf(lat: string | undefined, lng: string | undefined): ImportedPlace['point'] {
  if (lat === undefined || lng === undefined || lat.trim() === '' || lng.trim() === '') return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  return isOnGlobe(point) && isValidLocation(point) ? point : null;
}

/** The point of a text that says it in one way or another: a link of a map, `geo:`, WKT, two numbers. */
export function pointIn(text: string): ImportedPlace['point'] {
  if (text.length > MAX_LINK) return null;
  const [, lng, lat] = WKT_POINT.exec(text) ?? [];
  if (lng !== undefined) return pointOf(lat, lng);
  const found = readCoordinates(text);
  return found && isOnGlobe(found) ? { lat: found.lat, lng: found.lng } : null;
}

const WKT_POINT =
  /^\s*(?:SRID=\d+;\s*)?POINT\s*(?:Z|M|ZM)?\s*\(\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)/i;

/** What a link of a map service looks for: the address or name in `?q=`. */
export function queryIn(link: string): string {
  if (link.length > MAX_LINK || !URL.canParse(link)) return '';
  const { searchParams } = new URL(link);
  const asked = searchParams.get('q') ?? searchParams.get('query') ?? '';
  return /\p{L}/u.test(asked) && !/^\w+:/.test(asked) ? asked : '';
}

interface PlaceParts {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly point: ImportedPlace['point'];
  readonly note?: string | undefined;
  readonly isOptional?: boolean;
  readonly isLodging?: boolean;
  readonly link?: string | undefined;
  readonly line?: number | undefined;
}

/** A place with its texts in one line and of a bearable length. */
export function placeOf({
  name = '',
  address = '',
  point,
  note = '',
  isOptional = false,
  isLodging = false,
  link = '',
  line,
}: PlaceParts): ImportedPlace {
  return {
    name: oneLine(name),
    address: oneLine(address),
    point,
    note: note.trim().slice(0, MAX_NOTE),
    isOptional,
    ...(isLodging && { isLodging }),
    ...(isWebAddress(link) && { link: link.trim() }),
    ...(line !== undefined && { line }),
  };
}

/** Longer ones are no addresses that people keep. */
const MAX_LINK = 2000;

function isWebAddress(link: string): boolean {
  return link.length <= MAX_LINK && /^\s*https?:\/\//i.test(link) && URL.canParse(link.trim());
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME);
}

/**
 * The text of HTML as Google writes it into descriptions, without its tags. No pattern looks for the same end twice: a
 * script without an end takes the rest, and a tag ends where the next one begins.
 */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(?:script|style)\b[^>]*(?:>[^]*?(?:<\/(?:script|style)>|$)|$)/gi, '')
    .replaceAll(/<(?:br|\/p|\/div)\s*\/?>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};
