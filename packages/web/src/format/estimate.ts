/** Marks a figure that is an estimate. */
export function estimateMark(isEstimate: boolean): string {
  return isEstimate ? '~' : '';
}
