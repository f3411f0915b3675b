import type { Candidates } from './merge-fields.ts';
import type { Versions } from './versions.ts';

export interface SlotRules<T> {
  readonly isUntouched: (side: 'early' | 'late') => boolean;
  readonly merge: (versions: Candidates<T>) => T;
  readonly report: (kept: T, lost: T | null, keptFrom: 'early' | 'late') => void;
}

/**
 * Merges a place that holds one thing or nothing. Two different things cannot share it: the later one stays. An
 * edited thing stays where the other one emptied the place.
 */
export function mergeSlot<T extends { readonly id: string }>(
  { base, early, late }: Versions<T | null>,
  { isUntouched, merge, report }: SlotRules<T>,
): T | null {
  if (isUntouched('early')) return late;
  if (isUntouched('late')) return early;
  if (early !== null && late !== null) {
    const isOneThing = early.id === late.id;
    if (isOneThing) return merge({ base: base?.id === late.id ? base : undefined, early, late });
    report(late, early, 'late');
    return late;
  }
  const kept = late ?? early;
  if (kept !== null) report(kept, null, late === null ? 'early' : 'late');
  return kept;
}
