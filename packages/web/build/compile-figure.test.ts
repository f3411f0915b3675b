import { describe, expect, it } from 'vitest';
import { compileFigure } from './compile-figure.ts';
import { compileMarkdown } from './compile-markdown.ts';
import { drawFigures } from './draw-figures.ts';

const WORDS = "alt: 'Was zu sehen ist'\ncaption: 'Was es heißt'\n";
const MAP = `kind: map\n${WORDS}places:\n  - [Bergen, 5.32, 60.39]\n  - [Oslo, 10.75, 59.91]\nlines:\n  - { way: [1, 2] }\n`;

describe('a figure of an article', () => {
  it.each([
    ['no alternative text', 'kind: bars\ncaption: x\nbars:\n  - { label: a, value: 1, text: b }'],
    ['an unknown kind', `kind: photo\n${WORDS}`],
    ['a bar without a value', `kind: bars\n${WORDS}bars:\n  - { label: a, text: b }`],
    [
      'a span beyond its axis',
      `kind: spans\n${WORDS}axis: months\nrows:\n  - { label: a, text: b, spans: [[3, 13]] }`,
    ],
    ['a place without coordinates', `kind: map\n${WORDS}places:\n  - [Bergen]`],
    [
      'a line to no place',
      `kind: map\n${WORDS}places:\n  - [a, 1, 2]\nlines:\n  - { way: [1, 2] }`,
    ],
  ])('stops the build with %s', (_, source) => {
    expect(() => compileFigure(source)).toThrow();
  });

  it('has bars as parts of the longest', () => {
    const source = `kind: bars\n${WORDS}bars:\n  - { label: a, value: 50, text: 50 km }\n  - { label: b, value: 200, text: 200 km }`;
    expect(compileFigure(source)).toMatchObject({ bars: [{ percent: 25 }, { percent: 100 }] });
  });

  it('is a map with coasts of our own below its places', async () => {
    const { body } = compileMarkdown(`\`\`\`figure\n${MAP}\`\`\`\n`);
    const [node] = await drawFigures(body);
    if (typeof node === 'string' || node?.tag !== 'figure' || node.figure.kind !== 'map')
      throw new Error('no map');
    const { shapes, marks, lines } = node.figure;
    expect(shapes.map(({ kind }) => kind)).toContain('land');
    const [bergen, oslo] = marks;
    expect(bergen?.at[0]).toBeLessThan(oslo?.at[0] ?? 0);
    expect(bergen?.at[1]).toBeLessThan(oslo?.at[1] ?? 0);
    expect(lines).toHaveLength(1);
  });

  it('keeps the signs of places apart that are close together', () => {
    const figure = compileFigure(
      `kind: map\n${WORDS}places:\n  - [Furka, 8.415, 46.573]\n  - [Gotthard, 8.56, 46.555]\n  - [Wien, 16.37, 48.21]`,
    );
    if (figure.kind !== 'map') throw new Error('no map');
    const [one, other] = figure.marks.map(({ label }) => label);
    const [x = 0, y = 0] = one ?? [];
    expect(Math.hypot(x - (other?.[0] ?? 0), y - (other?.[1] ?? 0))).toBeGreaterThan(24);
  });
});
