import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productFile, type ProductFile } from '@fahrtwind/contract';

export interface Unpublished {
  readonly file: string;
  readonly problems: readonly string[];
}

export interface ReadProducts {
  readonly products: readonly ProductFile[];
  /** The text of each picture by its name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Files that miss something a product must have. */
  readonly unpublished: readonly Unpublished[];
}

/** All products of a folder that have what they need. One that has not is left out, and said so. */
export function readProducts(folder: string): ReadProducts {
  const names = readdirSync(folder).toSorted();
  const pictures = new Map(
    names
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
  );
  const products: ProductFile[] = [];
  const unpublished: Unpublished[] = [];
  const taken = new Set<string>();
  for (const file of names.filter((name) => name.endsWith('.json'))) {
    const read = readProduct(readFileSync(join(folder, file), 'utf8'));
    const problems = read.product
      ? problemsOf(read.product, { file, pictures, taken })
      : read.problems;
    if (!read.product || problems.length > 0) {
      unpublished.push({ file, problems });
      continue;
    }
    for (const id of idsOf(read.product)) taken.add(id);
    products.push(read.product);
  }
  return {
    products: products.toSorted((one, other) => one.rank - other.rank),
    pictures,
    unpublished,
  };
}

type Read =
  | { readonly product: ProductFile }
  | { readonly product: null; readonly problems: readonly string[] };

function readProduct(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { product: null, problems: [String(error)] };
  }
  const read = productFile.safeParse(json);
  if (read.success) return { product: read.data };
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { product: null, problems };
}

interface Known {
  readonly file: string;
  readonly pictures: ReadonlyMap<string, string>;
  readonly taken: ReadonlySet<string>;
}

function problemsOf(product: ProductFile, { file, pictures, taken }: Known): readonly string[] {
  const ids = idsOf(product);
  return [
    ...(file === `${product.id}.json` ? [] : [`id: the file is not called ${product.id}.json`]),
    ...(new Set(ids).size === ids.length ? [] : ['variants: an id is there twice']),
    ...ids.filter((id) => taken.has(id)).map((id) => `variants: ${id} is another one already`),
    ...product.pictures
      .filter((picture) => !pictures.has(picture.file))
      .map((picture) => `pictures: ${picture.file} is missing`),
  ];
}

/** Ids of a product's variants; a single variant may be called like its product. */
function idsOf({ variants }: ProductFile): readonly string[] {
  return variants.map(({ id }) => id);
}
