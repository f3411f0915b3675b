import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { knownPaths } from './known-paths.ts';
import { suggestPath } from './suggest-path.ts';

describe('suggestPath', () => {
  it.each([
    ['/routn', '/routen'],
    ['/Plannen', '/planen'],
    ['/impresum', '/Impressum'],
    ['/Datenschuzt/', '/Datenschutz'],
    ['/einstelungen', '/Einstellungen'],
    ['/blogg/alpen', '/Blog'],
    ['/login', '/anmelden'],
    ['/shop', '/merch'],
    ['/privacy', '/Datenschutz'],
  ])('suggests for %s the page %s [RT-38]', (wrong, right) => {
    expect(suggestPath(wrong)).toBe(right);
  });

  it.each(['/', '/xyzzy', '/wp-login.php', '/%E2%98%83', `/${'a'.repeat(5000)}`])(
    'suggests nothing for %s',
    (wrong) => {
      expect(suggestPath(wrong)).toBeNull();
    },
  );

  it('suggests every known page for its own name', () => {
    for (const { path } of knownPaths) expect(suggestPath(path.toUpperCase())).toBe(path);
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['planen', 'planne', 1],
    ['routen', 'ruoten', 1],
    ['hotel', 'motel', 1],
    ['kitten', 'sitting', 3],
  ])('between %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is symmetric, zero only for equal words and never longer than the longer word', () => {
    assert(
      property(string({ maxLength: 12 }), string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
