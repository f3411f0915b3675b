import { MAX_VIA_POINTS, POINT_KINDS, type ViaPoint } from '@fahrtwind/domain';
import type { ImportedPlace } from './imported-file.ts';

/** What our own files say of a place. Hotels, entries and sights are things; only a whole trip can hold them. */
export type Kind = 'stop' | 'optional' | 'thing' | 'via';

const WORDS: Readonly<Record<string, Kind>> = {
  stopp: 'stop',
  'stopp (optional)': 'optional',
  'stop (optional)': 'optional',
  unterkunft: 'thing',
  aktivität: 'thing',
  notiz: 'thing',
  sehenswürdigkeit: 'thing',
  anreise: 'thing',
  outbound: 'thing',
  rückreise: 'thing',
  return: 'thing',
  unterwegs: 'thing',
  'on the way': 'thing',
  sight: 'thing',
};

/** By our mark, in a table by the word in either language; whatever else a file says, it is a stop. */
export function kindOf(mark: string): Kind {
  const word = mark.trim().toLowerCase();
  if (word === 'stop' || word === 'optional' || word === 'via') return word;
  const isOurs = POINT_KINDS.some((kind) => kind === word);
  return WORDS[word] ?? (isOurs ? 'thing' : 'stop');
}

/** Takes the day off a name like „Tag 3: Bonn“. */
export function readDayName(name: string): {
  readonly dayNumber: number | null;
  readonly rest: string;
} {
  const found = /^\s*(?:Tag|Day)\s+(\d{1,3})\s*[:·–-]\s*(.+)$/is.exec(name);
  return { dayNumber: found ? Number(found[1]) : null, rest: found?.[2] ?? name };
}

/**
 * Points to pass belong to the place that comes after them. A leg takes some of them, at even steps; `left` is how many
 * are too many.
 */
export function withVia(
  points: readonly { readonly kind: Kind; readonly place: ImportedPlace }[],
): { readonly places: readonly ImportedPlace[]; readonly kept: number; readonly left: number } {
  let [passed, kept, left]: [ViaPoint[], number, number] = [[], 0, 0];
  const places: ImportedPlace[] = [];
  for (const { kind, place } of points) {
    if (kind === 'via') {
      if (place.point) passed.push({ ...place.point, name: place.name });
    } else if (kind === 'optional' || passed.length === 0) places.push(place);
    else {
      const via = thinned(passed);
      kept += via.length;
      left += passed.length - via.length;
      passed = [];
      places.push({ ...place, via });
    }
  }
  return { places, kept, left: left + passed.length };
}

/** As many as a leg carries, the first and the last among them. */
function thinned(points: readonly ViaPoint[]): readonly ViaPoint[] {
  if (points.length <= MAX_VIA_POINTS) return points;
  const step = (points.length - 1) / (MAX_VIA_POINTS - 1);
  return Array.from(
    { length: MAX_VIA_POINTS },
    (_, index) => points[Math.round(index * step)],
  ).filter((point) => point !== undefined);
}

/** Within about ten meters. */
export function isSamePoint(
  { point: one }: ImportedPlace,
  { point: other }: ImportedPlace,
): boolean {
  if (!one || !other) return false;
  return Math.abs(one.lat - other.lat) < 1e-4 && Math.abs(one.lng - other.lng) < 1e-4;
}
