import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { countryName, writeEuros } from '@fahrtwind/domain';
import Document from 'pdfkit';
import type { InvoiceDocument } from './invoice-document.ts';
import { INVOICE_WORDS } from './invoice-words.ts';

const require = createRequire(import.meta.url);
const FONTS = {
  text: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const;

const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - 110;
/** Left edges and widths of the columns, as parts of the width. */
const COLUMNS = [
  { x: 0, width: 0.5, align: 'left' },
  { x: 0.5, width: 0.1, align: 'right' },
  { x: 0.6, width: 0.16, align: 'right' },
  { x: 0.76, width: 0.08, align: 'right' },
  { x: 0.84, width: 0.16, align: 'right' },
] as const;

type Doc = InstanceType<typeof Document>;

/** An invoice or a correction on A4. */
export async function writeInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const words = INVOICE_WORDS[invoice.language];
  const heading = words[invoice.kind];
  const doc = new Document({
    size: 'A4',
    margin: PAGE.margin,
    lang: invoice.language,
    info: { Title: `${heading} ${invoice.number}`, Creator: 'Fahrtwind' },
  });
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  const done = buffer(doc);
  writeHead(doc, invoice);
  writeLines(doc, invoice);
  writeTotals(doc, invoice);
  doc.end();
  return done;
}

function writeHead(doc: Doc, invoice: InvoiceDocument): void {
  const words = INVOICE_WORDS[invoice.language];
  const { seller, buyer, corrects } = invoice;
  doc.font('text').fontSize(9).fillColor('#55616c');
  doc.text(
    joined([
      seller.name,
      seller.street,
      seller.city,
      seller.country,
      seller.email,
      seller.vatId === '' ? '' : words.vatId(seller.vatId),
      seller.taxNumber === '' ? '' : words.taxNumber(seller.taxNumber),
    ]),
    { align: 'right' },
  );
  doc.moveDown(2).fontSize(11).fillColor('#1f2933');
  const place = `${buyer.postalCode} ${buyer.city}`;
  const land = buyer.country === 'DE' ? '' : countryName(buyer.country, invoice.language);
  doc.text(joined([buyer.name, buyer.addition, buyer.street, place, land]), PAGE.margin);
  doc.moveDown(2).font('bold').fontSize(16).text(words[invoice.kind]);
  doc.moveDown(0.3).font('text').fontSize(10);
  doc.text(
    joined([
      words.number(invoice.number),
      words.issued(dayText(invoice.issuedOn)),
      words.order(invoice.orderNumber, dayText(invoice.orderedOn)),
      words.delivered(dayText(invoice.deliveredOn)),
      corrects ? words.corrects(corrects.number, dayText(corrects.issuedOn)) : '',
    ]),
  );
  doc.moveDown(1.5);
}

function writeLines(doc: Doc, { language, lines, totals, taxMode, kind }: InvoiceDocument): void {
  const words = INVOICE_WORDS[language];
  const percent = (value: number) => (taxMode === 'regular' ? `${value} %` : '');
  writeRow(doc, words.columns, 'bold');
  for (const line of lines)
    writeRow(doc, [
      line.text,
      String(line.quantity),
      writeAmount(line.unitCents),
      percent(line.vatPercent),
      writeAmount(line.totalCents),
    ]);
  if (totals.shippingCents > 0)
    writeRow(doc, [words.shipping, '', '', '', writeAmount(totals.shippingCents)]);
  if (kind === 'correction')
    writeRow(doc, [words.refund, '', '', '', writeAmount(totals.goodsCents)]);
  rule(doc);
}

function writeTotals(doc: Doc, { language, totals, taxMode, kind }: InvoiceDocument): void {
  const words = INVOICE_WORDS[language];
  for (const share of totals.vat) {
    writeRow(doc, [words.net(share.percent), '', '', '', writeAmount(share.netCents)]);
    writeRow(doc, [words.vat(share.percent), '', '', '', writeAmount(share.vatCents)]);
  }
  writeRow(doc, [words.total, '', '', '', writeAmount(totals.totalCents)], 'bold');
  doc.moveDown(1.5).font('text').fontSize(10);
  const notes = [
    taxMode === 'small-business' ? words.smallBusiness : '',
    kind === 'invoice' ? words.paid : words.back,
  ];
  doc.text(joined(notes), PAGE.margin, doc.y, { width: WIDTH });
}

function writeRow(doc: Doc, cells: readonly string[], font: 'text' | 'bold' = 'text'): void {
  if (doc.y > BOTTOM) doc.addPage();
  const top = doc.y;
  doc.font(font).fontSize(10);
  const bottoms = COLUMNS.map(({ x, width, align }, index) => {
    doc.text(cells[index] ?? '', PAGE.margin + x * WIDTH, top, { width: width * WIDTH - 6, align });
    return doc.y;
  });
  doc.x = PAGE.margin;
  doc.y = Math.max(...bottoms) + 5;
}

function rule(doc: Doc): void {
  doc.moveTo(PAGE.margin, doc.y).lineTo(PAGE.width - PAGE.margin, doc.y);
  doc.lineWidth(0.5).stroke('#ddd4c2');
  doc.y += 8;
}

/** DD.MM.YYYY. */
function dayText(date: string): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

function writeAmount(cents: number): string {
  return cents < 0 ? `−${writeEuros(-cents)}` : writeEuros(cents);
}

function joined(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
