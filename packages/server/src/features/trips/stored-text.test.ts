import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonExcess } from '../../http/json-bounds.ts';
import { withColumns, withoutColumns } from './stored-text.ts';

const COLUMNS = {
  userId: 'anna "A"',
  lastOpened: new Date('2026-06-02T00:00:00.000Z'),
  createdAt: new Date('2026-06-01T00:00:00.000Z'),
  published: true,
  prints: 3,
  summary: { totalDistance: 146_000, totalDuration: 7200, isEstimate: false },
};
/** The two ways to find the members: by looking, and by the commas that were found while the text was counted. */
function bothWays(json: string): readonly string[] {
  const commas: number[] = [];
  findJsonExcess(json, { values: 1000, fields: 1000, levels: 50 }, commas);
  return [withoutColumns(json), withoutColumns(json, commas)];
}

const AS_TOLD = {
  userId: COLUMNS.userId,
  lastOpened: '2026-06-02T00:00:00.000Z',
  createdAt: '2026-06-01T00:00:00.000Z',
  published: true,
  tripPrints: 3,
  totalDistance: 146_000,
  totalDuration: 7200,
  totalsAreMeasured: true,
};

describe('a stored document', () => {
  it.each([
    ['at the end', '{"id":"t","userId":"mallory"}'],
    ['at the beginning', ' { "userId" : "mallory" , "id":"t"}'],
    ['twice', '{"userId":"mallory","id":"t","userId":"mallory"}'],
    ['with escapes', String.raw`{"id":"t","\u0075serId":"mallory"}`],
    ['between braces', '{"a":{"x":[1,"},{"]},"userId":"mallory","id":"t\\"}"}'],
  ])('names its owner %s, and the row is right', (_, json) => {
    for (const stored of bothWays(json)) {
      const text = withColumns(stored, COLUMNS);
      expect(text).not.toContain('mallory');
      expect(text.match(/userId/g)).toHaveLength(1);
      expect(JSON.parse(text)).toEqual({ ...JSON.parse(json), ...AS_TOLD });
    }
  });

  it('has the totals of the row, also where an older program has stored its own', () => {
    const text = withColumns('{"id":"t","totalDistance":5}', COLUMNS);
    expect(JSON.parse(text)).toEqual({ id: 't', ...AS_TOLD });
  });

  it('keeps everything else, whatever its names and values are', () => {
    const anyName = fc.oneof(fc.constantFrom('userId', 'createdAt', 'x'), fc.string());
    const anyDocument = fc.dictionary(anyName, fc.jsonValue({ maxDepth: 3 }), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(anyDocument, fc.constantFrom(undefined, 2), (fields, indent) => {
        const document = { id: 't', ...fields };
        for (const text of bothWays(JSON.stringify(document, null, indent)))
          expect(JSON.parse(withColumns(text, COLUMNS))).toEqual(
            JSON.parse(JSON.stringify({ ...document, ...AS_TOLD })),
          );
      }),
    );
  });
});
