import { isValidLocation, serialiseLocation, type Location } from '@fahrtwind/domain';
import { readCoordinates } from './read-coordinates.ts';

const LONGEST_LABEL = 120;
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,12})?)`;
const PLACE = new RegExp(`^${NUMBER},${NUMBER}(?:,(.*))?$`, 's');

/** Reads `48.13743,11.57549,München`, as addresses of pages carry a place; undefined for anything else. */
export function readPlace(text: string): Location | undefined {
  const [, latText = '', lngText = '', label = ''] = PLACE.exec(text) ?? [];
  const point = { lat: round(Number(latText || Number.NaN)), lng: round(Number(lngText)) };
  if (!isValidLocation(point)) return undefined;
  const name = cleanLabel(label) || readCoordinates(`${point.lat}, ${point.lng}`)?.label || '';
  return serialiseLocation({ ...point, label: name });
}

export function writePlace({ lat, lng, label }: Location): string {
  return [round(lat), round(lng), cleanLabel(label)].filter((part) => part !== '').join(',');
}

/** Invisible characters could make one name look like another. */
function cleanLabel(label: string): string {
  const visible = label.replace(/[\p{C}\s]+/gu, ' ').trim();
  return Array.from(visible).slice(0, LONGEST_LABEL).join('').trim();
}

/** Rounds to one meter, but never a place near the equator onto it. */
function round(degrees: number): number {
  return Number(degrees.toFixed(5)) || Math.sign(degrees) * 0.00001;
}
