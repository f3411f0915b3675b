import { isSameData } from '../trip/same-data.ts';

/** Told of a field that both changed: what is kept is the later one's, what is lost the earlier one's. */
export type ReportField = (field: string, kept: unknown, lost: unknown) => void;

/** Something that both sides have, and that they may have had before. */
export interface Candidates<T> {
  readonly base: T | undefined;
  readonly early: T;
  readonly late: T;
}

/**
 * Merges a thing field by field, also the fields that this version does not know. A field's value is one piece:
 * half of one location and half of another are no place. Without a base both have made the thing themselves.
 */
export function mergeFields<T extends object>(
  { base, early, late }: Candidates<T>,
  report: ReportField,
  skipped: readonly string[] = [],
): T {
  const taken: [string, unknown][] = [];
  const dropped: string[] = [];
  for (const field of fieldsOf(base, early, late)) {
    if (skipped.includes(field)) continue;
    const [before, one, other] = [
      valueOf(base, field),
      valueOf(early, field),
      valueOf(late, field),
    ];
    if (isSameData(one, before) || isSameData(one, other)) continue;
    if (!isSameData(other, before)) report(field, other ?? null, one ?? null);
    else if (one === undefined) dropped.push(field);
    else taken.push([field, one]);
  }
  if (taken.length === 0 && dropped.length === 0) return late;
  const merged: T = { ...late, ...Object.fromEntries(taken) };
  for (const field of dropped) Reflect.deleteProperty(merged, field);
  return merged;
}

/** The fields that differ, apart from those that something else decides. */
export function changedFields(
  before: object,
  after: object,
  skipped: readonly string[] = [],
): readonly string[] {
  return fieldsOf(before, after).filter(
    (field) =>
      !skipped.includes(field) && !isSameData(valueOf(before, field), valueOf(after, field)),
  );
}

/** A field that may come from another device. Undefined if it is missing. */
export function valueOf(thing: object | undefined, field: string): unknown {
  return thing && Object.hasOwn(thing, field) ? Reflect.get(thing, field) : undefined;
}

function fieldsOf(...things: readonly (object | undefined)[]): readonly string[] {
  return [...new Set(things.flatMap((thing) => (thing ? Object.keys(thing) : [])))];
}
