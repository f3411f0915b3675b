/** Gives back the id it is asked for, or the next free one after it: an id stands for one thing only. */
export type ClaimId = (wanted: string, fallback: string) => string;

/** For one kind of things. Repairs are the same on every device, because they depend on the document alone. */
export function claimIds(): ClaimId {
  const taken = new Set<string>();
  return (wanted, fallback) => {
    const first = wanted || fallback;
    let id = first;
    for (let number = 2; taken.has(id); number += 1) id = `${first}-${number}`;
    taken.add(id);
    return id;
  };
}
