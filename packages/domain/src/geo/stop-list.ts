/** A place of a route as addresses carry it. */
export interface ListedStop {
  readonly lat: number;
  readonly lng: number;
  readonly name: string;
}

/** More would not fit into a drawing. */
export const MAX_LISTED_STOPS = 12;

const LONGEST_NAME = 60;
const STOP = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?),([^;]*)$/;

/** `48.1374,11.5755,München;47.2682,11.3923,Innsbruck` */
export function writeStopList(stops: readonly ListedStop[]): string {
  return stops
    .map(({ lat, lng, name }) => {
      const plain = name.replaceAll(/[;\p{C}]+/gu, ' ').trim();
      return `${lat.toFixed(4)},${lng.toFixed(4)},${plain.slice(0, LONGEST_NAME)}`;
    })
    .join(';');
}

/** Null for what cannot be read, and for more than a drawing has room for. */
export function readStopList(text: string): readonly ListedStop[] | null {
  const parts = text.split(';');
  if (parts.length > MAX_LISTED_STOPS) return null;
  const stops = parts.flatMap((part) => {
    const [, lat, lng, name = ''] = STOP.exec(part) ?? [];
    if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return [];
    return [{ lat: Number(lat), lng: Number(lng), name: name.slice(0, LONGEST_NAME) }];
  });
  return stops.length === parts.length ? stops : null;
}
