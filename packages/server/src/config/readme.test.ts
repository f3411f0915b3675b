import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './project-folder.ts';
import { variables } from './variables.ts';

describe('the table of the README', () => {
  it('lists every variable in order, with its default', () => {
    const readme = readFileSync(join(projectFolder, 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` *\| (?:`(.*?)`)? *\| \S.* \|$/gm)];
    expect(rows.map(([, name, fallback = '']) => [name, fallback])).toEqual(
      Object.entries(variables).map(([name, { fallback }]) => [name, fallback]),
    );
  });
});
