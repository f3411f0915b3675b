import { orderTotals, splitVat } from '@fahrtwind/domain';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import type { InvoiceDocument } from './invoice-document.ts';
import { writeInvoice } from './write-invoice.ts';

const mug = { unitCents: 1690, quantity: 2, vatPercent: 19, weightGrams: 260 };
const card = { unitCents: 500, quantity: 1, vatPercent: 7, weightGrams: 100 };

const INVOICE: InvoiceDocument = {
  number: 'RE-2026-00007',
  kind: 'invoice',
  language: 'de',
  issuedOn: '2026-11-18',
  orderNumber: 'FW-ABCD2345',
  orderedOn: '2026-11-16',
  deliveredOn: '2026-11-17',
  seller: {
    name: 'Wanda Weg',
    street: 'Passweg 1',
    city: '83242 Reit im Winkl',
    country: 'Deutschland',
    email: 'shop@fahrtwind.example',
    vatId: 'DE123456789',
    taxNumber: '',
  },
  buyer: {
    name: 'Zoë Šimić',
    addition: '',
    street: 'Am Hafen 3',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
  },
  taxMode: 'regular',
  lines: [
    { ...mug, text: 'Emaillebecher, 350 ml, Petrol', totalCents: 3380 },
    { ...card, text: 'Karte', totalCents: 500 },
  ],
  totals: orderTotals([mug, card], 490, 'regular'),
  corrects: null,
};

/** By an independent reader. */
async function wordsOf(invoice: InvoiceDocument): Promise<string> {
  const data = new Uint8Array(await writeInvoice(invoice));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

it('has all that § 14 Abs. 4 UStG wants', async () => {
  const words = await wordsOf(INVOICE);
  for (const part of [
    'Wanda Weg',
    'Passweg 1',
    'Zoë Šimić',
    'Am Hafen 3',
    '20457 Hamburg',
    'USt-IdNr. DE123456789',
    'Rechnungsdatum: 18.11.2026',
    'Nummer RE-2026-00007',
    'Emaillebecher, 350 ml, Petrol',
    'Lieferdatum: 17.11.2026',
    'Nettobetrag zu 19 %',
    'Umsatzsteuer 19 %',
    'Umsatzsteuer 7 %',
    '43,70 €',
  ])
    expect(words).toContain(part);
});

it('shows no VAT and says why for a small business', async () => {
  const totals = orderTotals([mug, card], 490, 'small-business');
  const seller = { ...INVOICE.seller, vatId: '', taxNumber: '12/345/67890' };
  const words = await wordsOf({ ...INVOICE, taxMode: 'small-business', totals, seller });
  expect(words).toContain('Nach § 19 UStG wird keine Umsatzsteuer berechnet.');
  expect(words).toContain('Steuernummer 12/345/67890');
  expect(words).not.toMatch(/Umsatzsteuer \d|19 %/);
});

it('names the country of a buyer abroad', async () => {
  const buyer = { ...INVOICE.buyer, postalCode: '5020', city: 'Salzburg', country: 'AT' } as const;
  expect(await wordsOf({ ...INVOICE, buyer })).toContain('5020 Salzburg Österreich');
  expect(await wordsOf({ ...INVOICE, buyer, language: 'en' })).toContain('5020 Salzburg Austria');
});

it('takes back from an invoice what it names', async () => {
  const back = -1890;
  const vat = splitVat(INVOICE.totals.vat, back);
  const words = await wordsOf({
    ...INVOICE,
    number: 'RE-2026-00008',
    kind: 'correction',
    lines: [],
    totals: { goodsCents: back, shippingCents: 0, totalCents: back, vat },
    corrects: { number: INVOICE.number, issuedOn: INVOICE.issuedOn },
  });
  expect(words).toContain('Korrigiert die Rechnung RE-2026-00007 vom 18.11.2026.');
  expect(words).toContain('−18,90 €');
});
