/** The polynomial of CRC-32 with its bits reversed, as all numbers here. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** x to the power of 8, for one byte. */
const A_BYTE = 0x00800000;

/** The CRC-32 of two texts together, from those of each and the length of the second in bytes. */
export function combineCrc32(first: number, second: number, secondLength: number): number {
  let factor = ONE;
  let square = A_BYTE;
  for (let left = secondLength; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) factor = multiply(factor, square);
    square = multiply(square, square);
  }
  return (multiply(factor, first) ^ second) >>> 0;
}

/** The product of two polynomials over bits, modulo the one of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
}
