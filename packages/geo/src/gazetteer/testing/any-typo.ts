import * as fc from 'fast-check';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** A name with one letter too many, too few or wrong, or with two neighbours swapped. */
export function anyTypo(name: string): fc.Arbitrary<string> {
  const anyLetter = fc.constantFrom(...LETTERS);
  const anyIndex = fc.nat({ max: name.length - 1 });
  return fc.oneof(
    anyIndex.map((at) => name.slice(0, at) + name.slice(at + 1)),
    fc
      .tuple(anyIndex, anyLetter)
      .map(([at, letter]) => name.slice(0, at) + letter + name.slice(at + 1)),
    fc
      .tuple(anyIndex, anyLetter)
      .map(([at, letter]) => name.slice(0, at) + letter + name.slice(at)),
    fc
      .nat({ max: name.length - 2 })
      .map((at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)),
  );
}
