import { readClock } from '../../text/clock.ts';
import { isMinuteOfDay } from '../trip.ts';

/** An object as it came from a database, a file or another program. */
export type Stored = Readonly<Record<string, unknown>>;

export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts as they are, numbers as texts (older ids were numbers), else the fallback. */
export function readText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

export function readFlag(value: unknown, fallback = false): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

/** A number, also one that was stored as text; else null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return readNumber(Number(value));
}

/** A number from zero up, else zero. */
export function readAmount(value: unknown): number {
  return Math.max(0, readNumber(value) ?? 0);
}

/** One of the options, however its letters are written, else the fallback. */
export function readOption<T extends string>(
  value: unknown,
  options: readonly T[],
  fallback: T,
): T {
  return readKnownOption(value, options) ?? fallback;
}

/** The same without a fallback. */
export function readKnownOption<T extends string>(value: unknown, options: readonly T[]): T | null {
  if (typeof value !== 'string') return null;
  const wanted = value.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === wanted) ?? null;
}

/** The fields that are texts or numbers, as texts; the others are left out. */
export function withTexts<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
): Partial<Record<Name, string>> {
  return withRead(fields, (value) =>
    typeof value === 'string' || typeof value === 'number' ? readText(value) : null,
  );
}

/** The fields that are times of day; the others are left out. */
export function withClocks<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
): Partial<Record<Name, string>> {
  return withRead(fields, readClock);
}

/** Times of day in minutes after midnight; what makes no sense is left out. */
export function withMinutes<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
): Partial<Record<Name, number>> {
  return withRead(fields, (value) => {
    const minutes = readNumber(value);
    return minutes !== null && isMinuteOfDay(minutes) ? minutes : null;
  });
}

function withRead<Name extends string, T>(
  fields: Readonly<Record<Name, unknown>>,
  read: (value: unknown) => T | null,
): Partial<Record<Name, T>> {
  const known: Partial<Record<Name, T>> = {};
  for (const name in fields) {
    const one = read(fields[name]);
    if (one !== null) known[name] = one;
  }
  return known;
}

/** The objects of a list; whatever else is in it is left out. */
export function readList(value: unknown): readonly Stored[] {
  return Array.isArray(value) ? value.filter(isStored) : [];
}
