import { expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';

it.each([
  ['München', ['München']],
  ['Sankt Wolfgang im Salzkammergut', ['Sankt', 'Wolfgang im', 'Salzkammergut']],
  ['', ['']],
])('breaks „%s“ between words', (text, lines) => {
  expect(linesOf(text, (line) => line.length <= 12)).toEqual(lines);
});
