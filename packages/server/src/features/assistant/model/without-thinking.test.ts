import { expect, it } from 'vitest';
import { withoutThinking } from './without-thinking.ts';

it.each([
  [['Hallo ', 'Welt'], 'Hallo Welt'],
  [['<think>Ich überlege.</think>Hallo'], 'Hallo'],
  [['A <th', 'ink>gehe', 'im</thi', 'nk> B'], 'A  B'],
  [['a < b und <t', 'isch>'], 'a < b und <tisch>'],
  [['Schluss <thi'], 'Schluss <thi'],
  [['vorher <THINK>nie zu Ende', ' gedacht'], 'vorher '],
  [['<think>eins</think>x<think>zwei</think>y'], 'xy'],
  [['schon gedacht</think>Antwort'], 'schon gedachtAntwort'],
])('of %j shows %j', (pieces, shown) => {
  const filter = withoutThinking();
  expect(pieces.map((piece) => filter.push(piece)).join('') + filter.end()).toBe(shown);
});
