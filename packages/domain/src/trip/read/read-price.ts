import { writeEuros } from '../../text/euros.ts';

/** Reads a stored price: texts as people wrote them, numbers as euros, else unknown. */
export function readPrice(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? writeEuros(value * 100)
    : '';
}
