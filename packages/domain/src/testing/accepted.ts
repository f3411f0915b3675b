import type { Result } from '../result.ts';

/** The value of a result that a test expects to be accepted. */
export function accepted<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  return result.value;
}
