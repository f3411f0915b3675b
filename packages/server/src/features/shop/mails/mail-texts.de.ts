import type { MailText } from '../../../jobs/render-mail.ts';

type Piece = Readonly<Record<'name' | 'details' | 'total', string>> & { readonly quantity: number };
type Transfer = Readonly<
  Record<'amount' | 'holder' | 'iban' | 'bic' | 'reference' | 'until', string>
>;
/** The parts are empty for the whole contract. */
type Statement = Readonly<Record<'name' | 'contract' | 'email' | 'comment' | 'parts', string>>;

export const de = {
  greeting: 'Hallo,',
  farewell: 'Gute Fahrt\nFahrtwind',
  open: 'Bestellung ansehen',
  piece: ({ quantity, name, details, total }: Piece) =>
    `${quantity} × ${name}${details === '' ? '' : ` (${details})`}: ${total}`,
  shipping: (amount: string) => `Versand: ${amount}`,
  total: (amount: string, isWithVat: boolean) =>
    `Gesamtpreis: ${amount}${isWithVat ? ' inklusive Umsatzsteuer' : ' (nach § 19 UStG ohne Umsatzsteuer)'}`,
  to: 'Lieferadresse:',
  files: {
    terms: 'AGB.txt',
    revocation: 'Widerrufsbelehrung.txt',
    guarantee: 'Gewaehrleistung.txt',
  },
  seller: 'Dein Vertrag besteht mit:',
  ordered: (number: string, revocationUrl: string): MailText => ({
    subject: `Deine Bestellung ${number}`,
    before: [
      `danke für deine Bestellung ${number}. Wir nehmen sie hiermit an. Das hast du bestellt:`,
    ],
    button: 'Bestellung ansehen',
    after: [
      'Unsere AGB und die Widerrufsbelehrung mit dem Muster-Widerrufsformular hängen an dieser E-Mail. Hebe sie gut auf.',
      `Du kannst den Vertrag 14 Tage lang widerrufen, am einfachsten mit „Vertrag widerrufen“ unten auf jeder unserer Seiten:\n${revocationUrl}`,
    ],
  }),
  transfer: ({ amount, holder, iban, bic, reference, until }: Transfer) =>
    `Bitte überweise ${amount} bis zum ${until} an:\n${holder}\nIBAN ${iban}${bic === '' ? '' : `\nBIC ${bic}`}\nVerwendungszweck ${reference}`,
  /** Until when goods are kept back, and what happens after that. */
  held: (until: string) =>
    `Bis ${until} Uhr liegen die Artikel für dich bereit. Kommt dein Geld später an und ist dann etwas ausverkauft, schreiben wir dir und zahlen dir alles zurück.`,
  /** Why a paid order was cancelled. */
  soldOut:
    'Als dein Geld ankam, lagen die Artikel nicht mehr für dich bereit, und nicht alles war noch da: Etwas davon ist ausverkauft.',
  payThere: (until: string) =>
    `Bezahlt wird beim Zahlungsdienst Stripe. Falls das noch nicht geklappt hat: Über den Knopf kommst du bis ${until} Uhr wieder dorthin.`,
  paid: (number: string): MailText => ({
    subject: `Zahlung erhalten: ${number}`,
    before: [`deine Zahlung zur Bestellung ${number} ist da, vielen Dank.`],
    button: 'Bestellung ansehen',
    after: [],
  }),
  paidGoods: 'Wir packen jetzt ein und schreiben dir, sobald die Sendung unterwegs ist.',
  /** With the day on which it begins, where that is later. */
  paidPass: (start: string | null) =>
    `${start === null ? 'Dein Pro-Pass gilt ab sofort.' : `Dein Pro-Pass gilt ab dem ${start}, im Anschluss an den, den du schon hast.`} Er endet von selbst, es verlängert sich nichts.`,
  invoiceAttached: (number: string) => `Die Rechnung ${number} hängt an dieser E-Mail.`,
  shipped: (number: string): MailText => ({
    subject: `Unterwegs zu dir: ${number}`,
    before: [`deine Bestellung ${number} ist auf dem Weg zu dir.`],
    button: 'Bestellung ansehen',
    after: [],
  }),
  tracking: (carrier: string, tracking: string) =>
    `Sendung: ${[carrier, tracking].filter(Boolean).join(', ')}`,
  cancelled: (number: string): MailText => ({
    subject: `Storniert: ${number}`,
    before: [`deine Bestellung ${number} ist storniert.`],
    button: 'Bestellung ansehen',
    after: [],
  }),
  expired: (number: string): MailText => ({
    subject: `Bestellung abgelaufen: ${number}`,
    before: [
      `für deine Bestellung ${number} ist keine Zahlung angekommen. Wir haben sie deshalb aufgehoben, du musst nichts weiter tun.`,
    ],
    button: 'Bestellung ansehen',
    after: ['Hast du doch schon bezahlt? Dann bekommst du dein Geld zurück, sobald es hier ist.'],
  }),
  reason: (reason: string) => `Der Grund: ${reason}`,
  refundComing: (amount: string) =>
    `Du bekommst ${amount} auf dem Weg zurück, auf dem du bezahlt hast.`,
  refunded: (number: string, amount: string): MailText => ({
    subject: `Erstattung zu ${number}`,
    before: [`wir haben dir ${amount} zur Bestellung ${number} erstattet.`],
    button: 'Bestellung ansehen',
    after: [],
  }),
  closed: (number: string): MailText => ({
    subject: `Rechnung zu ${number}`,
    before: [
      `von deiner Bestellung ${number} ist nach deinem Widerruf nichts mehr zu verschicken. Alles andere daraus hast du schon.`,
    ],
    button: 'Bestellung ansehen',
    after: [],
  }),
  revoked: (received: string, contract: string): MailText => ({
    subject: `Eingang deines Widerrufs: ${contract}`,
    before: [`dein Widerruf ist am ${received} Uhr bei uns eingegangen. Das hast du erklärt:`],
    button: 'Zum Shop',
    after: ['Diese E-Mail ist deine Eingangsbestätigung. Hebe sie gut auf.'],
  }),
  statement: ({ name, contract, email, comment, parts }: Statement) =>
    [
      'Hiermit widerrufe ich den Vertrag.',
      `Name: ${name}`,
      `Vertrag: ${contract}`,
      `E-Mail: ${email}`,
      `Umfang: ${parts === '' ? 'der ganze Vertrag' : parts}`,
      ...(comment === '' ? [] : [`Anmerkung: ${comment}`]),
    ].join('\n'),
  forOperator: {
    order: (number: string, amount: string) => `Bestellung ${number} bezahlt (${amount})`,
    soldOut: (number: string, amount: string) =>
      `Bestellung ${number} bezahlt, aber ausverkauft: ${amount} zurückzahlen`,
    revocation: (contract: string) => `Widerruf eingegangen: ${contract}`,
  },
};
