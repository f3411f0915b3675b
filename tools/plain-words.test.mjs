import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

// These words leave open who or what is meant; docs/code-style.md shows what to write instead.
const RIDDLE = /(?<![a-z])(somebody|nobody|whoever|deeds?)(?![a-z])/i;
const OPENING = /^[\s*]*(Of|Who|What of)\s|\.[\s*]+Who\s/;
/** Files without it need no parsing, which takes most of the time. */
const HINT = /somebody|nobody|whoever|deed|[/*.]\s+(Of|Who|What of)\s/i;
const TESTS = new Set(['it', 'test', 'describe']);

/**
 * Lists riddles in comments, identifiers and titles of tests as `line: text`. Screen texts may use every word.
 *
 * @param {string} path
 * @param {string} source
 */
function riddlesIn(path, source) {
  if (!HINT.test(source)) return [];
  const { program, comments } = parseSync(path, source);
  /** @type {string[]} */
  const found = [];
  /** @type {(text: string, start: number) => void} */
  const add = (text, start) =>
    found.push(`${source.slice(0, start).split('\n').length}: ${text.trim()}`);
  for (const { value, start } of comments)
    if (RIDDLE.test(value) || OPENING.test(value)) add(value, start);
  /** @param {{ name: string, start: number }} node */
  const checkName = ({ name, start }) => {
    if (RIDDLE.test(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))) add(name, start);
  };
  new Visitor({
    Identifier: checkName,
    JSXIdentifier: checkName,
    CallExpression({ callee, arguments: [title] }) {
      const [name = ''] = source.slice(callee.start, callee.end).split(/\W/, 1);
      const text = title && TESTS.has(name) ? source.slice(title.start, title.end) : '';
      if (/^['"`]/.test(text) && RIDDLE.test(text)) add(text, callee.start);
    },
  }).visit(program);
  return found;
}

it.each([
  ['// Whoever leaves is heard.', '1: Whoever leaves is heard.'],
  ['/** Of the trip. */', '1: * Of the trip.'],
  ['// One at a time. Who comes late waits.', '1: One at a time. Who comes late waits.'],
  ['/**\n * What of a trip is told.\n */', '1: *\n * What of a trip is told.'],
  ['const untilNobodyIsLeft = 1;', '1: untilNobodyIsLeft'],
  ['const x = 1;\nx.deed();', '2: deed'],
  ["it.each([1])('tells nobody', () => {});", "1: 'tells nobody'"],
])('%s is a riddle', (source, riddle) => {
  expect(riddlesIn('a.ts', source)).toEqual([riddle]);
});

it.each([
  "const text = 'Nobody follows you yet.';",
  '// Indeed, whose trip it is decides. Offline it waits.',
  'const proceeded = 1;',
])('%s is plain', (source) => {
  expect(riddlesIn('a.ts', source)).toEqual([]);
});

it('comments, names and titles of tests say who or what is meant', () => {
  const paths = globSync('{packages,tools,bench,e2e}/**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
    ignore: ['**/node_modules/**', '**/dist/**'],
  });
  expect(paths.length).toBeGreaterThan(2000);
  const riddles = paths.flatMap((path) =>
    riddlesIn(path, readFileSync(join(ROOT, path), 'utf8')).map((one) => `${path}:${one}`),
  );
  expect(riddles).toEqual([]);
});
