import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_DATA, RETENTION } from '@fahrtwind/domain';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../..');

const textsOf = (name: string): readonly string[] => {
  const folder = join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing\//.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
};
const sources = ['web', 'server'].flatMap(textsOf);

const allOf = (pattern: RegExp): ReadonlySet<string> =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

const listed = (isListed: (name: string, place: string) => boolean): ReadonlySet<string> =>
  new Set(
    BROWSER_DATA.flatMap(({ name, place }): string[] => (isListed(name, place) ? [name] : [])),
  );

it('lists everything that is kept under a private name, and nothing else', () => {
  const literal = allOf(/['"`](private-[\w-]+)['"`]/g);
  const built = [...allOf(/`\$\{PRIVATE_PREFIX\}([\w-]+)`/g)].map((name) => `private-${name}`);
  expect(new Set([...literal, ...built])).toEqual(listed((name) => name.startsWith('private-')));
});

it('lists every cookie whose name is in the code', () => {
  const plain = allOf(/(?:COOKIE|const NAME) = '([a-z]+_[a-z_]+)'/g);
  const prefixed = [...allOf(/cookiePrefix\}\.(\w+)`/g)].map((name) => `fahrtwind.${name}`);
  const ofLibrary = ['fahrtwind.session_token', 'fahrtwind.state'];
  expect(new Set([...plain, ...prefixed, ...ofLibrary])).toEqual(
    listed((_name, place) => place === 'cookie'),
  );
});

it('keeps nothing in the browser but through these names', () => {
  const keys = allOf(/(?:localStorage|sessionStorage)\??\.setItem\(\s*([^,\s]+)/g);
  // Names of constants; their values are compared above.
  // A draft has its thread and its tab behind the name.
  const others = [...keys].filter((key) => !/^[A-Z_]+$|^draftKey\(/.test(key));
  expect(others).toEqual([]);
  expect(allOf(/(sessionStorage)/g).size).toBe(0);
  const caches = allOf(/caches\.open\((\w+)\)/g);
  // `name` is one of those that are there, which the worker looks through.
  expect(caches).toEqual(new Set(['CACHE_NAME', 'ownName', 'name']));
  expect(allOf(/const PREFIX = '(fahrtwind-)'/g).size).toBe(1);
  expect(allOf(/openDB<\w+>\((\w+)/g)).toEqual(new Set(['TRIPS_DATABASE', 'ROUTES_DATABASE']));
});

it('promises no time after which things are deleted that no code uses', () => {
  const code = ['server', 'geo', 'assistant', 'domain'].flatMap(textsOf).join('\n');
  const isUsed = (name: string) =>
    new RegExp(`RETENTION\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\} = RETENTION`).test(code);
  expect(Object.keys(RETENTION).filter((name) => !isUsed(name))).toEqual([]);
});
