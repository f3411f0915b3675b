/** Months as spans of neighbours, `[5, 6, 9]` as `[[5, 6], [9, 9]]`. December and January are neighbours. */
export function monthSpans(months: readonly number[]): readonly (readonly [number, number])[] {
  const isOpen = (month: number): boolean => months.includes(((month + 11) % 12) + 1);
  const starts = months.filter((month) => !isOpen(month - 1)).toSorted((one, other) => one - other);
  if (starts.length === 0) return months.length === 0 ? [] : [[1, 12]];
  return starts.map((first) => {
    let last = first;
    while (isOpen(last + 1)) last += 1;
    return [first, ((last + 11) % 12) + 1];
  });
}
