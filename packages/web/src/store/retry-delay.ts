const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 64_000;

/** How long to wait after this many failures in a row. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
}
