import { BUDGET_KINDS, budgetOf, costsOf, shortLabel, type Cost } from '@fahrtwind/domain';
import { formatEuros, type PrintWords } from '../print-words.ts';
import { CONTENT_WIDTH, INK, PAGE, PALE, type Paper } from './pdf-paper.ts';
import { printable } from './printable.ts';
import type { PdfContent } from './pdf-content.ts';

const ROW = 16;

/** What is booked, and what everything costs. */
export async function writeCosts(paper: Paper, { trip, words, omit }: PdfContent): Promise<void> {
  const costs = costsOf(trip);
  if (costs.length === 0) return;
  if (!omit.has('bookings')) {
    paper.section(words.bookings);
    for (const cost of costs) {
      const state = cost.booked ? words.booked : words.open;
      row(
        paper,
        nameOf(cost, words),
        omit.has('costs') ? state : [state, cost.price].filter(Boolean).join(' · '),
      );
      await paper.breathe();
    }
  }
  if (omit.has('costs')) return;
  const { total, byKind } = budgetOf(trip, costs);
  if (omit.has('bookings')) paper.section(words.costs);
  else paper.part(words.costs);
  for (const kind of BUDGET_KINDS) {
    const { bookedCents, openCents, count } = byKind[kind];
    if (count > 0) row(paper, words.budget[kind], formatEuros(bookedCents + openCents, words));
  }
  paper.rule();
  row(paper, words.total, formatEuros(total.bookedCents + total.openCents, words), 'bold');
  if (total.unknown > 0) await paper.text(words.unpriced(total.unknown), { size: 9, colour: PALE });
}

function nameOf(cost: Cost, words: PrintWords): string {
  if (cost.kind === 'leg') return words.legs[cost.field];
  if (cost.kind === 'ride')
    return words.ride(words.legKinds[cost.legKind], shortLabel(cost.to), cost.operator);
  return cost.name || words.budget[cost.kind];
}

function row(
  { doc, ensure }: Paper,
  name: string,
  value: string,
  font: 'text' | 'bold' = 'text',
): void {
  ensure(ROW);
  const y = doc.y;
  doc.font(font).fontSize(10).fillColor(INK);
  doc.text(printable(name), PAGE.margin, y, {
    width: CONTENT_WIDTH - 150,
    height: ROW,
    ellipsis: true,
  });
  doc.text(printable(value), PAGE.width - PAGE.margin - 140, y, {
    width: 140,
    height: ROW,
    align: 'right',
    ellipsis: true,
  });
  doc.y = y + ROW;
}
