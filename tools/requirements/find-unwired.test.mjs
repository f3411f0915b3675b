import { describe, expect, it } from 'vitest';
import { compareUnwired, findUnwired, readKept } from './find-unwired.mjs';

/** @type {readonly [path: string, source: string][]} */
const DOMAIN = [
  [
    'packages/domain/src/move.ts',
    "import { find } from './find.ts';\nexport function move() { return find(); }\nexport const printed = () => count();\nfunction count() { return total(); }\nexport function total() {}",
  ],
  ['packages/domain/src/find.ts', 'export function find() {}\nexport const LIMIT = 3;'],
];

/** @type {(...others: readonly [path: string, source: string][]) => ReadonlyMap<string, string>} */
const sources = (...others) => new Map([...DOMAIN, ...others]);

describe('functions of the domain that only tests call', () => {
  it('are named, with those that only they call', () => {
    const screen = "import { move } from '@fahrtwind/domain';\nmove();";
    expect(findUnwired(sources(['packages/web/src/page.tsx', screen]))).toEqual([
      'printed',
      'total',
    ]);
  });

  it('are called by who imports a part of the domain, too', () => {
    const server = "import { move, printed } from '@fahrtwind/domain/part';";
    expect(findUnwired(sources(['packages/server/src/answer.ts', server]))).toEqual([]);
  });

  it('are not called by tests, fakes and what types alone are taken from', () => {
    const uses = "import { move } from '@fahrtwind/domain';";
    const found = findUnwired(
      sources(
        ['packages/web/src/page.test.tsx', uses],
        ['packages/web/src/testing/people.ts', uses],
        ['packages/web/src/page.tsx', "import type { find } from '@fahrtwind/domain';"],
      ),
    );
    expect(found).toEqual(['find', 'move', 'printed', 'total']);
  });

  it('keep what they call when they are kept', () => {
    expect(findUnwired(sources(), ['printed'])).toEqual(['find', 'move']);
  });
});

describe('comparing with the list', () => {
  const kept = readKept('# why\nprinted   the page that prints\n');

  it('reads names and reasons', () => {
    expect([...kept]).toEqual([['printed', 'the page that prints']]);
  });

  it('complains about one that is in no list', () => {
    const { names, problems } = compareUnwired(['move', 'printed', 'total'], ['move'], kept);
    expect(problems).toEqual([expect.stringContaining('move is called by tests alone')]);
    expect(names).toEqual(['move', 'printed']);
  });

  it('complains about one that is listed and called', () => {
    const { called, problems } = compareUnwired([], [], kept);
    expect(called).toEqual(['printed']);
    expect(problems).toEqual([expect.stringContaining('printed waits for its screen no longer')]);
  });
});
