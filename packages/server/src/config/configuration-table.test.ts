import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './project-folder.ts';
import { variables } from './variables.ts';

const table = await readFile(join(projectFolder, 'docs/configuration.md'), 'utf8');
const rows = table.split('\n').flatMap((line) => {
  const [, name, fallback] = /^\| `([A-Z0-9_]+)` *\| *`?(.*?)`? *\|/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, fallback }];
});

it.each(Object.entries(variables))('docs/configuration.md lists %s', (name, { fallback }) => {
  expect(rows.filter((row) => row.name === name)).toEqual([{ name, fallback }]);
});

it('docs/configuration.md lists nothing that the server does not read', () => {
  expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(variables).sort());
});
