import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';

const sources = import.meta.glob<Readonly<Record<string, unknown>>>('../src/**/*texts.{de,en}.ts', {
  eager: true,
});

/** All texts below a value; functions are called with sample arguments. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value('Bergen', 'Norwegen'));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** The visible text of compiled content, without tags, addresses and code. */
function wordsOf(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (typeof node !== 'object' || node === null || ('tag' in node && node.tag === 'code'))
    return [];
  return ['nodes', 'header', 'rows'].flatMap((key) =>
    key in node ? wordsOf(Object.getOwnPropertyDescriptor(node, key)?.value) : [],
  );
}

const contents = ['legal', 'guides', 'blog'].flatMap(readContent);

const all = [
  ...Object.entries(sources).map(([file, module]) => ({ file, texts: textsIn(module) })),
  ...contents.map(({ file, front, body }) => ({
    file,
    texts: [...textsIn(front).filter((text) => text.includes(' ')), ...wordsOf(body)],
  })),
];
const german = all.filter(({ file }) => /\.de\.(ts|md)$/.test(file));
const english = all.filter(({ file }) => /\.en\.(ts|md)$/.test(file));

/** Proper names are the same in both languages, and the language link is written in the other one. */
const names = /The Noto Project Authors|View this page in English|Diese Seite auf Deutsch ansehen/g;

function hits(list: typeof all, pattern: RegExp) {
  return list.flatMap(({ file, texts }) =>
    texts
      .filter((text) => pattern.test(text.replaceAll(names, '')))
      .map((text) => `${file}: ${text}`),
  );
}

describe('the texts of the pages', () => {
  it('are there in equal number of files in both languages', () => {
    expect(german.length).toBeGreaterThan(15);
    expect(english).toHaveLength(german.length);
  });

  it('promise nothing', () => {
    const promises =
      /(?<!\p{L})(bald|demnächst|in Kürze|kommt noch|in Arbeit|künftig|coming soon|soon|upcoming|under construction|stay tuned|lorem|TODO)(?!\p{L})/iu;
    expect(hits(all, promises)).toEqual([]);
  });

  it('leave no English in German', () => {
    const words =
      /(?<!\p{L})(the|and|with|your|you|from|this|that|are|not|trips?|days?|please|sign in|sign up|settings|more|read)(?!\p{L})/iu;
    expect(hits(german, words)).toEqual([]);
  });

  it('leave no German in English', () => {
    const words =
      /(?<!\p{L})(und|oder|nicht|der|das|ein|eine|mit|für|auf|ist|zum|zur|deine?|Reisen?|Tage?)(?!\p{L})/u;
    expect(hits(english, words)).toEqual([]);
  });

  it('use the quotation marks and dashes of their language', () => {
    expect(hits(all, /["'`´]| - |\.\.\./)).toEqual([]);
    expect(hits(german, /“[^”]*”/)).toEqual([]);
    expect(hits(english, /„/)).toEqual([]);
  });

  it('keep a number and its unit on one line', () => {
    expect(hits(all, /\d (km|m|€|kg|kW|h|Uhr)(?!\p{L})/u)).toEqual([]);
  });
});
