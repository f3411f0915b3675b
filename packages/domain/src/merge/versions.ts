/** The same thing three times: as both knew it, and as the earlier and the later edit left it. */
export interface Versions<T> {
  readonly base: T;
  readonly early: T;
  readonly late: T;
}

export function mapVersions<T, U>(
  { base, early, late }: Versions<T>,
  map: (version: T) => U,
): Versions<U> {
  return { base: map(base), early: map(early), late: map(late) };
}

export function byId<T extends { readonly id: string }>(
  things: readonly T[],
): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
