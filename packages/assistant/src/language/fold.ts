/** Letters that are no base letter with a mark on it, as people type them who do not have them. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

/** A word as it is compared: small letters, umlauts and sharp s written out, other accents and marks taken away. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßøæœłđðı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** Folded, and without what umlauts, spaces and hyphens are written as: `Köln`, `Koeln` and `Koln` are the same. */
export function loose(text: string): string {
  return fold(text)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/[^a-z0-9]+/g, '');
}

/** How many letters may be wrong in a word of that length. */
export function allowedTypos(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** How many letters are wrong, missing, too many or swapped with their neighbour; `most + 1` for any more than that. */
export function typosBetween(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (most === 0 || Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[] as readonly number[], range(other.length + 1)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (current[column - 1] ?? 0) + 1,
          (last[column] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}

/** A name that was written in small letters. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
