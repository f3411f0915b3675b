import { describe, expect, it } from 'vitest';
import { drawFloors } from './picture.mjs';

/** @type {(files: Readonly<Record<string, string>>) => readonly import('./picture.mjs').Floor[]} */
const draw = (files) => drawFloors(new Map(Object.entries(files)));

/** @type {(floors: readonly import('./picture.mjs').Floor[], folder: string) => import('./picture.mjs').Floor} */
function floorOf(floors, folder) {
  const found = floors.find((floor) => floor.folder === folder);
  if (!found) throw new Error(`no floor ${folder}`);
  return found;
}

describe('the picture of the rooms', () => {
  it('counts files and lines, and draws an arrow for the files that import', () => {
    const floors = draw({
      'packages/web/src/ui/a.ts': "import '../format/c.ts';\n",
      'packages/web/src/ui/b.ts': "import type { C } from '../format/c.ts';\n",
      'packages/web/src/format/c.ts': 'export type C = 1;\n\n',
    });
    const { rooms, arrows, cycles } = floorOf(floors, 'packages/web/src');
    expect(rooms.get('ui')).toEqual({ files: 2, lines: 2 });
    expect(arrows).toEqual([['ui', 'format', 2]]);
    expect(cycles).toEqual([]);
  });

  it('follows the packages by their names', () => {
    const floors = draw({
      'packages/web/src/a.ts': "import { b } from '@fahrtwind/domain';\n",
      'packages/domain/src/index.ts': 'export const b = 1;\n',
    });
    expect(floorOf(floors, 'packages').arrows).toEqual([['web', 'domain', 1]]);
  });

  it('finds folders that import each other by a detour, also for types alone', () => {
    const floors = draw({
      'packages/geo/src/a/a.ts': "import '../b/b.ts';\n",
      'packages/geo/src/b/b.ts': "import type { C } from '../c/c.ts';\n",
      'packages/geo/src/c/c.ts': "import '../a/a.ts';\nexport type C = 1;\n",
      'packages/geo/src/d/d.ts': "import '../a/a.ts';\n",
    });
    expect(floorOf(floors, 'packages/geo/src').cycles).toEqual([['a', 'b', 'c']]);
  });

  it('finds files of one folder that import each other, and leaves tests out', () => {
    const floors = draw({
      'packages/geo/src/a.ts': "import './b.ts';\n",
      'packages/geo/src/b.ts': "import './a.ts';\n",
      'packages/geo/src/c.ts': '',
      'packages/geo/src/c.test.ts': "import './c.ts';\n",
    });
    const { cycles, rooms } = floorOf(floors, 'packages/geo/src');
    expect(cycles).toEqual([['a.ts', 'b.ts']]);
    expect(rooms.has('c.test.ts')).toBe(false);
  });
});
