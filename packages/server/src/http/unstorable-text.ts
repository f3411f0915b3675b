import { AppError } from './app-error.ts';

/**
 * Refuses texts that PostgreSQL cannot keep: with a zero character, or with half of a character outside the first plane.
 * Names the field. What is given is nested no deeper than json-bounds.ts lets in.
 */
export function refuseUnstorableText(given: unknown): void {
  const field = findUnstorable(given);
  if (field !== null) throw new AppError('invalid-argument', field.join('.'));
}

function findUnstorable(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, item] of Object.entries(value)) {
    if (!isStorable(name)) return [];
    const inside = findUnstorable(item);
    if (inside) return [name, ...inside];
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
