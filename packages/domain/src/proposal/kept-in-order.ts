/** The longest part of a reordered list that still stands in the order of its ranks; the others were moved. */
export function keptInOrder(
  ids: readonly string[],
  rankOf: (id: string) => number,
): ReadonlySet<string> {
  const lengths: number[] = [];
  const previous: number[] = [];
  for (const [index, id] of ids.entries()) {
    let [length, from] = [1, -1];
    for (let earlier = 0; earlier < index; earlier += 1) {
      const isBehind = rankOf(ids[earlier] ?? '') < rankOf(id);
      const longer = (lengths[earlier] ?? 0) + 1;
      if (isBehind && longer > length) [length, from] = [longer, earlier];
    }
    lengths.push(length);
    previous.push(from);
  }
  const kept = new Set<string>();
  let at = lengths.indexOf(Math.max(0, ...lengths));
  while (at >= 0) {
    kept.add(ids[at] ?? '');
    at = previous[at] ?? -1;
  }
  return kept;
}
