import type { Product } from '@fahrtwind/contract';

export type Variant = Product['variants'][number];

/** The colours of a product, in the order of its pictures. */
export function coloursOf({ variants }: Product): readonly string[] {
  return [...new Set(variants.flatMap(({ colour }) => (colour === null ? [] : [colour])))];
}

export function sizesOf({ variants }: Product): readonly string[] {
  return [...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size])))];
}

/** The one that is shown first: what can be had comes before what is sold out. */
export function firstVariant({ variants }: Product): Variant {
  const [first] = variants;
  const found = variants.find(({ available }) => available > 0) ?? first;
  if (!found) throw new Error('A product has no variant');
  return found;
}

interface Wish {
  readonly size: string | null;
  readonly colour: string | null;
}

export function findVariant({ variants }: Product, { size, colour }: Wish): Variant | undefined {
  return variants.find((one) => one.size === size && one.colour === colour);
}
