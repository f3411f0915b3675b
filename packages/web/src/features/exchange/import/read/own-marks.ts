import { POINT_KINDS, type ViaPoint } from '@fahrtwind/domain';
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

/** Points to pass belong to the place that comes after them. */
export function withVia(
  points: readonly { readonly kind: Kind; readonly place: ImportedPlace }[],
): readonly ImportedPlace[] {
  let passed: readonly ViaPoint[] = [];
  return points.flatMap(({ kind, place }) => {
    if (kind === 'via') {
      if (place.point) passed = [...passed, { ...place.point, name: place.name }];
      return [];
    }
    if (kind === 'optional' || passed.length === 0) return [place];
    const via = passed;
    passed = [];
    return [{ ...place, via }];
  });
}

/** Within about ten meters. */
export function isSamePoint(
  { point: one }: ImportedPlace,
  { point: other }: ImportedPlace,
): boolean {
  if (!one || !other) return false;
  return Math.abs(one.lat - other.lat) < 1e-4 && Math.abs(one.lng - other.lng) < 1e-4;
}
