/** Gives back the id it is asked for, or the next free one after it: an id stands for one thing only. */
export type ClaimId = (wanted: string, fallback: string) => string;

/** For one kind of things. Repairs are the same on every device, because they depend on the document alone. */
export function claimIds(): ClaimId {
  const taken = new Set<string>();
  // Where to go on for an id that was doubled before: many thousands of one id must not take minutes.
  const next = new Map<string, number>();
  return (wanted, fallback) => {
    const first = wanted || fallback;
    let id = first;
    for (let number = next.get(first) ?? 2; taken.has(id); number += 1) {
      id = `${first}-${number}`;
      next.set(first, number + 1);
    }
    taken.add(id);
    return id;
  };
}
