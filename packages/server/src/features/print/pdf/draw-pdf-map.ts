import type { MapDrawing } from '@fahrtwind/contract';
import { DAY_COLOURS, dayColourIndex } from '@fahrtwind/domain';
import { LABEL_SIZE, MARK_RADIUS } from '../place-labels.ts';
import { INK, type Paper } from './pdf-paper.ts';
import { LINE_HEIGHT, type Typesetter } from './typeset/typesetter.ts';

const SEA = '#b7d5d9';
const AREAS: Readonly<Record<string, string>> = { land: '#f7f2e8', ice: '#fdfdfb', lake: SEA };
const RELIEF = ['#f2ebdc', '#ebe2cf', '#e2d6be', '#d8caaf'];

interface Stroke {
  readonly colour: string;
  readonly width: number;
}

const LINES: Readonly<Record<string, Stroke>> = {
  river: { colour: '#8fbcc5', width: 0.6 },
  border: { colour: '#a58d7c', width: 0.9 },
  crossing: { colour: '#33707e', width: 0.6 },
};
/** Motorways, main roads, passes. */
const ROADS: readonly Stroke[] = [
  { colour: '#dcae5c', width: 0.9 },
  { colour: '#d9c294', width: 0.6 },
  { colour: '#9db58e', width: 0.6 },
];

/** The colour of a day, counted from 1. */
export function dayColour(day: number): string {
  return DAY_COLOURS[dayColourIndex(day - 1)] ?? INK;
}

/** Draws a map as lines and areas, which stay sharp on paper. */
export function drawPdfMap(
  { doc, typesetter }: Pick<Paper, 'doc' | 'typesetter'>,
  { width, height, shapes, legs, stops }: MapDrawing,
  [x, y]: readonly [x: number, y: number],
): void {
  doc.save();
  doc.translate(x, y);
  doc.roundedRect(0, 0, width, height, 8).clip();
  doc.rect(0, 0, width, height).fill(SEA);
  for (const { kind, level, path } of shapes) {
    const line = kind === 'road' ? ROADS[level - 1] : LINES[kind];
    if (line) {
      if (kind === 'crossing') doc.dash(2, {});
      doc.path(path).lineWidth(line.width).stroke(line.colour).undash();
    }
    // Islands in lakes and holes of areas are rings within rings.
    else doc.path(path).fill(AREAS[kind] ?? RELIEF[level - 1] ?? '#f7f2e8', 'even-odd');
  }
  doc.lineJoin('round').lineCap('round');
  for (const { path } of legs) doc.path(path).lineWidth(4).stroke('#ffffff');
  for (const { path, day, isDirect } of legs) {
    if (isDirect) doc.dash(3, { space: 4 });
    doc.path(path).lineWidth(2.2).stroke(dayColour(day)).undash();
  }
  for (const stop of stops) drawStop(doc, typesetter, stop);
  doc.restore();
}

function drawStop(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { x, y, day, number, label }: MapDrawing['stops'][number],
): void {
  doc.circle(x, y, MARK_RADIUS).lineWidth(1).fillAndStroke(dayColour(day), '#ffffff');
  if (number !== '') {
    doc.fillColor('#ffffff');
    writeCentred(typesetter, number, [x, y], number.length > 2 ? 5 : 7);
  }
  if (!label) return;
  const look = { weight: 'bold', size: LABEL_SIZE } as const;
  doc.fillColor(INK);
  for (const line of typesetter.fit(label.text, look, Infinity)) {
    const left = { start: 0, middle: line.width / 2, end: line.width }[label.anchor];
    typesetter.write(line, [label.x - left, label.y - LABEL_SIZE * 1.07], look);
  }
}

/** A number in the middle of its mark. */
export function writeCentred(
  typesetter: Typesetter,
  number: string,
  [x, y]: readonly [x: number, y: number],
  size: number,
): void {
  const look = { weight: 'bold', size } as const;
  for (const line of typesetter.fit(number, look, Infinity))
    typesetter.write(line, [x - line.width / 2, y - (size * LINE_HEIGHT) / 2], look);
}
