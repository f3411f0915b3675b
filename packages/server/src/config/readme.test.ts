import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './project-folder.ts';
import { variables } from './variables.ts';

it.each(Object.entries(variables))('the README lists %s', async (name, { fallback }) => {
  const readme = await readFile(join(projectFolder, 'README.md'), 'utf8');
  const row = readme
    .split('\n')
    .find((line) => line.startsWith('|') && line.includes(`\`${name}\``));
  expect(row).toContain(fallback);
});
