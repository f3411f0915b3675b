import { BUDGET_KINDS, budgetOf, costsOf } from '@fahrtwind/domain';
import { formatEuros } from '../print-words.ts';
import { CONTENT_WIDTH, PAGE, PALE, type Paper } from './pdf-paper.ts';
import type { PdfContent } from './pdf-content.ts';

const ROW = 16;
const VALUE_WIDTH = 140;

/** What everything costs. */
export async function writeCosts(paper: Paper, { trip, words, omit }: PdfContent): Promise<void> {
  const costs = costsOf(trip);
  if (costs.length === 0 || omit.has('costs')) return;
  const { total, byKind } = budgetOf(trip, costs);
  paper.part(words.costs);
  for (const kind of BUDGET_KINDS) {
    const { bookedCents, openCents, count } = byKind[kind];
    if (count > 0) row(paper, words.budget[kind], formatEuros(bookedCents + openCents, words));
  }
  paper.rule();
  row(paper, words.total, formatEuros(total.bookedCents + total.openCents, words), 'bold');
  if (total.unknown > 0) await paper.text(words.unpriced(total.unknown), { size: 9, colour: PALE });
}

function row(paper: Paper, name: string, value: string, font: 'text' | 'bold' = 'text'): void {
  paper.ensure(ROW);
  paper.cell(name, { x: PAGE.margin, width: CONTENT_WIDTH - VALUE_WIDTH - 10, font });
  paper.cell(value, {
    x: PAGE.width - PAGE.margin - VALUE_WIDTH,
    width: VALUE_WIDTH,
    font,
    isRight: true,
  });
  paper.doc.y += ROW;
}
