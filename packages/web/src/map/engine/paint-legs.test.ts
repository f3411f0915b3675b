import { expect, it } from 'vitest';
import type { PlainLine } from './pack-lines.ts';
import { paintLegs } from './paint-legs.ts';
import type { Pen } from './pen.ts';

const COLOURS = {
  days: ['day 1', 'day 2'],
  lines: ['line 1', 'line 2'],
  surface: 'surface',
  text: 'text',
  muted: 'muted',
  accent: 'accent',
  here: 'here',
};

/** What a pen draws: each line with its colour, and whether it is dashed. */
function recordingPen() {
  const drawn: string[] = [];
  let dashes: readonly number[] = [];
  const pen = {
    strokeStyle: '',
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    setLineDash: (next: readonly number[]) => {
      dashes = next;
    },
    stroke: () => drawn.push(`${pen.strokeStyle}${dashes.length > 0 ? ', dashed' : ''}`),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what of a pen draws lines
  return { pen: pen as unknown as Pen, drawn };
}

function line(wish: Partial<PlainLine>): PlainLine {
  return {
    dayIndex: 0,
    isOptional: false,
    spots: [
      { x: 0, y: 0 },
      { x: 9, y: 9 },
    ],
    before: 0,
    ...wish,
  };
}

it('draws what may be or not first and grey, then the others on their ground in the line colour of their day', () => {
  const { pen, drawn } = recordingPen();
  paintLegs(pen, [line({}), line({ isOptional: true }), line({ dayIndex: 1 })], COLOURS, 7);
  expect(drawn).toEqual(['muted, dashed', 'surface', 'line 1, dashed', 'line 2, dashed']);
});
