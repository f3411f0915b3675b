/** At most so many of the items, evenly spread, the first and the last among them. */
export function thinLine<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  if (most < 2) return items.slice(0, most);
  const step = (items.length - 1) / (most - 1);
  const kept: T[] = [];
  for (let index = 0; index < most; index += 1) {
    const item = items[Math.round(index * step)];
    if (item !== undefined) kept.push(item);
  }
  return kept;
}
