import type { Language } from '@fahrtwind/domain';

const de = {
  invoice: 'Rechnung',
  correction: 'Rechnungskorrektur',
  number: (number: string) => `Nummer ${number}`,
  issued: (day: string) => `Rechnungsdatum: ${day}`,
  order: (number: string, day: string) => `Bestellung ${number} vom ${day}`,
  delivered: (day: string) => `Lieferdatum: ${day}`,
  corrects: (number: string, day: string) => `Korrigiert die Rechnung ${number} vom ${day}.`,
  refund: 'Erstattung',
  columns: ['Ware', 'Menge', 'Einzelpreis', 'USt.', 'Betrag'],
  shipping: 'Versand',
  total: 'Gesamtbetrag',
  net: (percent: number) => `Nettobetrag zu ${percent} %`,
  vat: (percent: number) => `Umsatzsteuer ${percent} %`,
  smallBusiness: 'Nach § 19 UStG wird keine Umsatzsteuer berechnet.',
  paid: 'Der Betrag ist bezahlt. Preise sind Bruttopreise in Euro.',
  back: 'Der Betrag wird dir auf dem Weg erstattet, auf dem du bezahlt hast.',
  vatId: (id: string) => `USt-IdNr. ${id}`,
  taxNumber: (number: string) => `Steuernummer ${number}`,
};

const en: typeof de = {
  invoice: 'Invoice',
  correction: 'Correction of an invoice',
  number: (number) => `Number ${number}`,
  issued: (day) => `Date of invoice: ${day}`,
  order: (number, day) => `Order ${number} of ${day}`,
  delivered: (day) => `Date of delivery: ${day}`,
  corrects: (number, day) => `Corrects the invoice ${number} of ${day}.`,
  refund: 'Refund',
  columns: ['Item', 'Quantity', 'Price each', 'VAT', 'Amount'],
  shipping: 'Shipping',
  total: 'Total',
  net: (percent) => `Net amount at ${percent} %`,
  vat: (percent) => `VAT ${percent} %`,
  smallBusiness: 'No VAT is charged under § 19 UStG (small business in Germany).',
  paid: 'This amount has been paid. Prices are gross, in euros.',
  back: 'You get this amount back the way you paid.',
  vatId: (id) => `VAT number ${id}`,
  taxNumber: (number) => `Tax number ${number}`,
};

export const INVOICE_WORDS: Readonly<Record<Language, typeof de>> = { de, en };
