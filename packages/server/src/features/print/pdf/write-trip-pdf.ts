import { scheduleTrip, stopsOf } from '@fahrtwind/domain';
import { encode } from 'uqr';
import { formatShortDate, formatWay, type PrintWords } from '../print-words.ts';
import { drawPdfMap } from './draw-pdf-map.ts';
import type { PdfContent } from './pdf-content.ts';
import { createPaper, INK, PAGE, PALE, type Paper, type PaperOptions } from './pdf-paper.ts';
import { writeCosts } from './write-costs.ts';
import { writeDay, type DayPlan } from './write-day.ts';
import { writeBookings } from './write-bookings.ts';
import { writeEmergency } from './write-emergency.ts';

/** The document, which can be sent while `written` goes on. */
export function createTripPdf(content: PdfContent): {
  readonly doc: PDFKit.PDFDocument;
  readonly write: (signal: AbortSignal) => Promise<void>;
} {
  const { trip, words, language, layout } = content;
  const options = {
    title: trip.title,
    language,
    pageText: words.page,
    continued: words.continued,
    scale: layout === 'compact' ? COMPACT_SCALE : 1,
  };
  const paper = createPaper(options);
  return {
    doc: paper.doc,
    write: async (signal) => {
      await writeCover(paper, content);
      const schedule = scheduleTrip(trip, content.legOf);
      const heightOf = layout === 'compact' ? createDraft(content, options) : null;
      let number = 0;
      for (const [index, day] of trip.days.entries()) {
        if (signal.aborted) return;
        const plan = { index, day, schedule: schedule[index], number };
        const height = (await heightOf?.(plan)) ?? undefined;
        number = await writeDay(paper, content, plan, height);
      }
      await writeBookings(paper, content);
      await writeCosts(paper, content);
      await writeEmergency(paper, content);
      paper.doc.end();
    },
  };
}

/** Scale of letters and gaps, so that two days have room on a page. */
const COMPACT_SCALE = 0.85;

/** Answers how high a day is as a whole; null where it needs more than a page. Set on paper that is thrown away. */
function createDraft(content: PdfContent, options: PaperOptions) {
  const draft = createPaper(options);
  draft.doc.resume();
  let pages = 0;
  draft.doc.on('pageAdded', () => {
    pages += 1;
  });
  return async (plan: DayPlan): Promise<number | null> => {
    draft.plainPage();
    const [page, top] = [pages, draft.doc.y + draft.partGap];
    await writeDay(draft, content, { ...plan, isDraft: true });
    return pages === page ? draft.doc.y - top : null;
  };
}

async function writeCover(paper: Paper, content: PdfContent): Promise<void> {
  const { trip, words, maps, omit, publicUrl, attribution } = content;
  const { doc } = paper;
  paper.plainPage();
  doc.outline.addItem(words.overview);
  doc.y = PAGE.margin + 24;
  await paper.text(trip.title, { font: 'bold', size: trip.title.length > 60 ? 22 : 32, gap: 8 });
  const [first, last] = [trip.days[0]?.date, trip.days.at(-1)?.date];
  if (first && last)
    await paper.text(
      [...new Set([first, last])].map((date) => formatShortDate(date, words)).join(' – '),
      { size: 14 },
    );
  const sums = scheduleTrip(trip, content.legOf);
  const meters = sums.reduce((sum, day) => sum + day.meters, 0);
  const seconds = sums.reduce((sum, day) => sum + day.seconds, 0);
  const isEstimate = sums.some((day) => day.isEstimate);
  const way = meters > 0 ? ` · ${formatWay({ meters, seconds, isEstimate }, words)}` : '';
  await paper.text(words.facts(trip.days.length, stopsOf(trip).length) + way, {
    size: 12,
    gap: 14,
  });
  if (isEstimate) await paper.text(words.estimate, { size: 8, colour: PALE, gap: 8 });
  if (maps?.trip && !omit.has('maps')) {
    drawPdfMap(paper, maps.trip, [PAGE.margin, doc.y]);
    doc.y += maps.trip.height + 10;
    const sources = [...new Set(attribution)].join(', ');
    await paper.text(`${words.map}: ${sources}`, { size: 7, colour: PALE, gap: 12 });
  }
  if (publicUrl !== null && !omit.has('qr')) await writeQrCode(paper, publicUrl, words);
  await paper.text(words.asOf(formatShortDate(content.today, words)), { size: 9, colour: PALE });
}

const QR_SIZE = 84;

async function writeQrCode(paper: Paper, url: string, words: PrintWords): Promise<void> {
  const { doc } = paper;
  paper.ensure(QR_SIZE + 20);
  const { data, size } = encode(url, { border: 0 });
  const [top, step] = [doc.y, QR_SIZE / size];
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) doc.rect(PAGE.margin + column * step, top + row * step, step, step);
  doc.fill(INK);
  doc.y = top + 20;
  await paper.text(words.online, { font: 'bold', size: 11, indent: QR_SIZE + 16 });
  await paper.text(url, { size: 9, indent: QR_SIZE + 16, link: url });
  doc.y = Math.max(doc.y, top + QR_SIZE) + 12;
}
