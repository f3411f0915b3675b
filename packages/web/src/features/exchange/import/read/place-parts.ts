import { isOnGlobe, isValidLocation } from '@fahrtwind/domain';
import type { ImportedPlace } from './imported-file.ts';

const MAX_NAME = 200;
const MAX_NOTE = 5000;

/** Degrees as text; null where they are none on the globe. */
export function pointOf(lat: string | undefined, lng: string | undefined): ImportedPlace['point'] {
  if (lat === undefined || lng === undefined || lat.trim() === '' || lng.trim() === '') return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  return isOnGlobe(point) && isValidLocation(point) ? point : null;
}

interface PlaceParts {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly point: ImportedPlace['point'];
  readonly note?: string | undefined;
  readonly isOptional?: boolean;
}

/** A place with its texts in one line and of a bearable length. */
export function placeOf({
  name = '',
  address = '',
  point,
  note = '',
  isOptional = false,
}: PlaceParts): ImportedPlace {
  return {
    name: oneLine(name),
    address: oneLine(address),
    point,
    note: note.trim().slice(0, MAX_NOTE),
    isOptional,
  };
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
