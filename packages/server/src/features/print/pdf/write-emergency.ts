import { emergencyAlong } from '@fahrtwind/domain';
import type { PdfContent } from './pdf-content.ts';
import { CONTENT_WIDTH, PAGE, PALE, type Paper } from './pdf-paper.ts';

/** Parts of the width: country, number for everything, police, ambulance, fire brigade. */
const COLUMNS = [0.36, 0.16, 0.16, 0.16, 0.16] as const;
const ROW = 16;

/** Whom to call in the countries of the route. */
export async function writeEmergency(paper: Paper, content: PdfContent): Promise<void> {
  const { trip, words, language, legOf, omit } = content;
  if (omit.has('emergency')) return;
  const { known, unknown } = emergencyAlong(trip, (leg) => legOf(leg)?.countries, language);
  if (known.length + unknown.length === 0) return;
  paper.part(words.emergency, Math.min(known.length + 4, 20) * ROW);
  if (known.length > 0) writeRow(paper, words.emergencyColumns, 'bold');
  for (const { country, numbers } of known) {
    const { all, police, ambulance, fire } = numbers;
    const cells = [all, police, ambulance, fire].map((number) => number || '–');
    writeRow(paper, [country, ...cells], 'text');
    await paper.breathe();
  }
  paper.doc.y += 4;
  if (unknown.length > 0) await paper.text(words.emergencyUnknown(unknown.join(', ')));
  await paper.text(words.emergencyHint, { size: 8, colour: PALE });
}

function writeRow(paper: Paper, cells: readonly string[], font: 'text' | 'bold'): void {
  paper.ensure(ROW * paper.scale);
  let x: number = PAGE.margin;
  for (const [index, part] of COLUMNS.entries()) {
    const width = part * CONTENT_WIDTH;
    paper.cell(cells[index] ?? '', { x, width: width - 6, font });
    x += width;
  }
  paper.doc.y += ROW * paper.scale;
}
