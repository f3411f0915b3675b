import type { Coordinates } from '../ports.ts';
import { readCoordinates } from './read-coordinates.ts';
import { readMapLink } from './read-map-link.ts';

/** A typed or pasted text: a point, or a name to look for. */
export interface PlaceText {
  readonly point: Coordinates | null;
  readonly name: string;
}

/** Reads coordinates and map links where they are; everything else is a name. */
export function readPlaceText(text: string): PlaceText {
  const link = readMapLink(text);
  if (link) return { point: link.point, name: link.text };
  return { point: readCoordinates(text), name: text };
}
