import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>;
}
interface Sources {
  readonly sources: readonly { readonly name: string; readonly licence: string }[];
}

const lock: Lock = JSON.parse(read('package-lock.json'));
const locked = Object.entries(lock.packages);

/** Everything of others that runs in the product, as [name, licence]. */
const parts = readdirSync(new URL('packages/', root)).flatMap((folder) => {
  const manifest: Manifest = JSON.parse(read(`packages/${folder}/package.json`));
  return Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
    .filter((name) => !name.startsWith('@fahrtwind/'))
    .map((name) => {
      const entry = locked.find(([path]) => path.endsWith(`node_modules/${name}`))?.[1];
      return [name, entry?.license ?? 'unknown'] as const;
    });
});

const data = readdirSync(new URL('data/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const { sources }: Sources = JSON.parse(read(`data/${name}/SOURCE.json`));
    return sources;
  })
  .map(({ name, licence }) => [name, licence] as const);

/** A family of packages stands in the table once: `@tiptap/*`. */
const isNamed = (row: string, name: string): boolean =>
  [`\`${name}\``, `\`${name.replace(/\/.*/, '/*')}\``].some((shown) => row.includes(shown));

it.each(['de', 'en'])('the page about us names in %s all it is built with', (language) => {
  const rows = read(`content/legal/about.${language}.md`)
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const missingParts = parts.filter(
    ([name, licence]) =>
      !rows.some(
        (row) => isNamed(row, name) && licence.split(' AND ').some((part) => row.includes(part)),
      ),
  );
  const missingData = data.filter(
    ([name, licence]) => !rows.some((row) => row.includes(name) && row.includes(licence)),
  );
  expect([...missingParts, ...missingData]).toEqual([]);
});
