import type { MapDrawing } from '@fahrtwind/contract';
import { DAY_COLOURS, dayColourIndex } from '@fahrtwind/domain';
import { LABEL_SIZE, MARK_RADIUS } from '../place-labels.ts';
import { INK } from './pdf-paper.ts';
import { printable } from './printable.ts';

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
  doc: PDFKit.PDFDocument,
  { width, height, shapes, legs, stops }: MapDrawing,
  [x, y]: readonly [x: number, y: number],
): void {
  const before = { x: doc.x, y: doc.y };
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
  for (const stop of stops) drawStop(doc, stop);
  doc.restore();
  // Writing the names has moved the pen.
  Object.assign(doc, before);
}

function drawStop(
  doc: PDFKit.PDFDocument,
  { x, y, day, number, label }: MapDrawing['stops'][number],
): void {
  doc.circle(x, y, MARK_RADIUS).lineWidth(1).fillAndStroke(dayColour(day), '#ffffff');
  const plain = { lineBreak: false } as const;
  if (number !== '') {
    doc
      .font('bold')
      .fontSize(number.length > 2 ? 5 : 7)
      .fillColor('#ffffff');
    doc.text(number, x - doc.widthOfString(number) / 2, y - doc.currentLineHeight() / 2, plain);
  }
  const text = printable(label?.text ?? '');
  if (!label || text === '') return;
  doc.font('bold').fontSize(LABEL_SIZE).fillColor(INK);
  const wide = doc.widthOfString(text);
  const left = { start: 0, middle: wide / 2, end: wide }[label.anchor];
  doc.text(text, label.x - left, label.y - LABEL_SIZE * 1.07, plain);
}
