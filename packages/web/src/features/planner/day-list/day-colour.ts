const HUES = 10;

/** The class of a day's colour; after ten days the ring begins anew. */
export function dayColour(number: number): `day${number}` {
  return `day${((number - 1) % HUES) + 1}`;
}
