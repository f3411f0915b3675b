import { describe, expect, it } from 'vitest';
import { compare, findRanges, readNumbers, readStatements } from './check-requirements.mjs';

// Invented groups (QX, QY), so that nothing here counts as a proof of a real statement.
const statements = readStatements(
  '# List\n- QX-1: One thing.\n- QX-2: Another.\ntext QX-3: not a line\n',
);

// Apart from their test, where they would count as titles.
const RANGES = ['QX-1..7', 'QX-1–7', 'QX-1 to QX-7', 'QX-3, QY-1..2'];

describe('reading requirements', () => {
  it('reads the numbered lines', () => {
    expect([...statements]).toEqual([
      ['QX-1', 'One thing.'],
      ['QX-2', 'Another.'],
    ]);
  });

  it('finds numbers in the titles of tests, not in groups and tables', () => {
    const source = [
      "it('works {QX-1}', () => {});",
      "it.each(@'a table {QY-5}'#)('works with %s {QX-2, QY-4}', () => {});",
      'test(`does too {QY-6}`, () => {});',
      'test.describe(`group {QY-7}`, () => {});',
      "describe('group {QY-8}', () => {});",
      "const rows = @{ path: '/', proves: '{QY-9}' }#;",
    ]
      .join('\n')
      .replaceAll(/\{(Q[^}]+)\}/g, '[$1]')
      .replaceAll('@', '[')
      .replaceAll('#', ']');
    expect(readNumbers('a.test.ts', source)).toEqual('QX-1 QX-2 QY-4 QY-6'.split(' '));
  });

  it.each(RANGES)('complains about a title that names %s', (numbers) => {
    expect(findRanges('a.test.ts', `it('does much [${numbers}]', () => {});`)).toEqual([
      expect.stringContaining('a.test.ts: a title names the range'),
    ]);
    expect(findRanges('a.test.ts', "it('does this [QX-1, QX-2]', () => {});")).toEqual([]);
  });

  it('does not take a comment for a proof', () => {
    expect(readNumbers('a.test.ts', "// proves [QX-1]\nit('does nothing', () => {});")).toEqual([]);
  });
});

/** @type {(named: readonly string[], recorded: readonly string[]) => readonly string[]} */
const problems = (named, recorded) =>
  compare({ statements, named: new Set(named), recorded }).problems;

describe('comparing with what is recorded', () => {
  it('is content while the open ones are the recorded ones', () => {
    expect(problems(['QX-1'], ['QX-2'])).toEqual([]);
  });

  it('complains when a proven number is lost', () => {
    expect(problems([], ['QX-2'])).toEqual([expect.stringContaining('QX-1 was proven')]);
  });

  it('complains when a proven number is still listed as open', () => {
    expect(problems(['QX-1', 'QX-2'], ['QX-2'])).toEqual([
      expect.stringContaining('QX-2 is no longer open'),
    ]);
  });

  it('complains about a number that is no statement', () => {
    expect(problems(['QX-1', 'QX-8'], ['QX-2'])).toEqual([
      expect.stringContaining('QX-8 is named'),
    ]);
  });
});
