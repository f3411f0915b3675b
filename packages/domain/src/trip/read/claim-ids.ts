/** Gives back the id it is asked for, or the next free one after it: an id stands for one thing only. */
export interface ClaimId {
  (wanted: string, fallback: string): string;
  readonly taken: Set<string>;
}

/** For one kind of things. Repairs are the same on every device, because they depend on the document alone. */
export function claimIds(): ClaimId {
  const taken = new Set<string>();
  // Where to go on for an id that was doubled before: many thousands of one id must not take minutes.
  const next = new Map<string, number>();
  const claim = (wanted: string, fallback: string): string => {
    const first = wanted || fallback;
    let id = first;
    for (let number = next.get(first) ?? 2; taken.has(id); number += 1) {
      id = `${first}-${number}`;
      next.set(first, number + 1);
    }
    taken.add(id);
    return id;
  };
  return Object.assign(claim, { taken });
}
