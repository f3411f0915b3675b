import { parseSync, Visitor } from 'oxc-parser';

const TESTS = new Set(['it', 'test', 'journey']);
const NUMBER = /\b[A-Z]{2}-\d+/g;
const RANGE = /\b[A-Z]{2}-\d+\s*(?:\.\.|–|-|to|bis)\s*(?:[A-Z]{2}-)?\d+/g;

/**
 * @param {string} text of docs/requirements.md
 * @returns {ReadonlyMap<string, string>} number → statement
 */
export function readStatements(text) {
  return new Map(
    [...text.matchAll(/^- ([A-Z]{2}-\d+): (.+)$/gm)].map(([, number = '', says = '']) => [
      number,
      says,
    ]),
  );
}

/**
 * The numbers that the titles of tests name in brackets: `[CO-1]`. Comments, groups and the tables from which tests
 * are made prove nothing: their numbers are in no title that a failing test prints.
 *
 * @param {string} path
 * @param {string} source
 * @returns {readonly string[]}
 */
export function readNumbers(path, source) {
  return readBrackets(path, source).flatMap((inner) => inner.match(NUMBER) ?? []);
}

/**
 * Titles that name numbers from one to another. No single test fails for each of them, so they prove nothing.
 *
 * @param {string} path
 * @param {string} source
 * @returns {readonly string[]} one line for each
 */
export function findRanges(path, source) {
  return readBrackets(path, source)
    .flatMap((inner) => inner.match(RANGE) ?? [])
    .map(
      (range) => `${path}: a title names the range ${range}: name what its test proves, one by one`,
    );
}

/**
 * @param {string} path
 * @param {string} source
 * @returns {readonly string[]} what stands in the brackets of titles
 */
function readBrackets(path, source) {
  /** @type {string[]} */
  const titles = [];
  new Visitor({
    CallExpression({ arguments: [title], callee }) {
      if (!title || !TESTS.has(rootName(callee)) || isGroup(callee)) return;
      const isText = title.type === 'TemplateLiteral' || title.type === 'Literal';
      if (isText) titles.push(source.slice(title.start, title.end));
    },
  }).visit(parseSync(path, source).program);
  return titles.flatMap((title) =>
    [...title.matchAll(/\[([^\]]+)\]/g)].map(([, inner = '']) => inner),
  );
}

/**
 * @param {{ statements: ReadonlyMap<string, string>, named: ReadonlySet<string>, recorded: readonly string[] }} state
 * @returns {{ open: readonly string[], problems: readonly string[] }}
 */
export function compare({ statements, named, recorded }) {
  const open = [...statements.keys()].filter((number) => !named.has(number));
  const known = new Set(recorded);
  return {
    open,
    problems: [
      ...[...named]
        .filter((number) => !statements.has(number))
        .map(
          (number) => `${number} is named by a test but stands in no line of docs/requirements.md`,
        ),
      ...open
        .filter((number) => !known.has(number))
        .map(
          (number) =>
            `${number} was proven and no test names it any more: ${statements.get(number)}`,
        ),
      ...recorded
        .filter((number) => named.has(number) || !statements.has(number))
        .map((number) => `${number} is no longer open: run "npm run requirements -- --write"`),
    ],
  };
}

/**
 * @param {import('oxc-parser').Expression | import('oxc-parser').Super} callee
 * @returns {string} `it` of it(…), it.each(…)(…), test.describe(…)
 */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return rootName(callee.tag);
  return '';
}

/**
 * @param {import('oxc-parser').Expression | import('oxc-parser').Super} callee
 * @returns {boolean} for test.describe(…)
 */
function isGroup(callee) {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'describe'
  );
}
