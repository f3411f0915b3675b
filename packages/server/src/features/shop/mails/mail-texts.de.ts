import type { ShopMailTexts } from './shop-mail.ts';

export const de: ShopMailTexts = {
  greeting: 'Hallo,',
  farewell: 'Gute Fahrt\nFahrtwind',
  open: 'Bestellung ansehen',
  piece: ({ quantity, name, details, total }) =>
    `${quantity} × ${name}${details === '' ? '' : ` (${details})`}: ${total}`,
  shipping: (amount) => `Versand: ${amount}`,
  total: (amount, isWithVat) =>
    `Gesamtpreis: ${amount}${isWithVat ? ' inklusive Umsatzsteuer' : ' (nach § 19 UStG ohne Umsatzsteuer)'}`,
  to: 'Lieferadresse:',
  files: {
    terms: 'AGB.txt',
    revocation: 'Widerrufsbelehrung.txt',
    guarantee: 'Gewaehrleistung.txt',
  },
  seller: 'Dein Vertrag besteht mit:',
  ordered: (number, revocationUrl) => ({
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
  transfer: ({ amount, holder, iban, bic, reference, until }) =>
    `Bitte überweise ${amount} bis zum ${until} an:\n${holder}\nIBAN ${iban}${bic === '' ? '' : `\nBIC ${bic}`}\nVerwendungszweck ${reference}`,
  held: (until) =>
    `Bis ${until} Uhr liegen die Artikel für dich bereit. Kommt dein Geld später an und ist dann etwas ausverkauft, schreiben wir dir und zahlen dir alles zurück.`,
  soldOut:
    'Als dein Geld ankam, lagen die Artikel nicht mehr für dich bereit, und nicht alles war noch da: Etwas davon ist ausverkauft.',
  payThere: (until) =>
    `Bezahlt wird beim Zahlungsdienst Stripe. Falls das noch nicht geklappt hat: Über den Knopf kommst du bis ${until} Uhr wieder dorthin.`,
  paid: (number) => ({
    subject: `Zahlung erhalten: ${number}`,
    before: [`deine Zahlung zur Bestellung ${number} ist da, vielen Dank.`],
    button: 'Bestellung ansehen',
    after: [],
  }),
  paidGoods: 'Wir packen jetzt ein und schreiben dir, sobald die Sendung unterwegs ist.',
  paidPass: (start) =>
    `${start === null ? 'Dein Pro-Pass gilt ab sofort.' : `Dein Pro-Pass gilt ab dem ${start}, im Anschluss an den, den du schon hast.`} Er endet von selbst, es verlängert sich nichts.`,
  invoiceAttached: (number) => `Die Rechnung ${number} hängt an dieser E-Mail.`,
  shipped: (number) => ({
    subject: `Unterwegs zu dir: ${number}`,
    before: [`deine Bestellung ${number} ist auf dem Weg zu dir.`],
    button: 'Bestellung ansehen',
    after: [],
  }),
  tracking: (carrier, tracking) => `Sendung: ${[carrier, tracking].filter(Boolean).join(', ')}`,
  cancelled: (number) => ({
    subject: `Storniert: ${number}`,
    before: [`deine Bestellung ${number} ist storniert.`],
    button: 'Bestellung ansehen',
    after: [],
  }),
  expired: (number) => ({
    subject: `Bestellung abgelaufen: ${number}`,
    before: [
      `für deine Bestellung ${number} ist keine Zahlung angekommen. Wir haben sie deshalb aufgehoben, du musst nichts weiter tun.`,
    ],
    button: 'Bestellung ansehen',
    after: ['Hast du doch schon bezahlt? Dann bekommst du dein Geld zurück, sobald es hier ist.'],
  }),
  reason: (reason) => `Der Grund: ${reason}`,
  refundComing: (amount) => `Du bekommst ${amount} auf dem Weg zurück, auf dem du bezahlt hast.`,
  refunded: (number, amount) => ({
    subject: `Erstattung zu ${number}`,
    before: [`wir haben dir ${amount} zur Bestellung ${number} erstattet.`],
    button: 'Bestellung ansehen',
    after: [],
  }),
  closed: (number) => ({
    subject: `Rechnung zu ${number}`,
    before: [
      `von deiner Bestellung ${number} ist nach deinem Widerruf nichts mehr zu verschicken. Alles andere daraus hast du schon.`,
    ],
    button: 'Bestellung ansehen',
    after: [],
  }),
  revoked: ({ received, contract }) => ({
    subject: `Eingang deines Widerrufs: ${contract}`,
    before: [`dein Widerruf ist am ${received} Uhr bei uns eingegangen. Das hast du erklärt:`],
    button: 'Zum Shop',
    after: ['Diese E-Mail ist deine Eingangsbestätigung. Hebe sie gut auf.'],
  }),
  statement: ({ name, contract, email, comment, parts }) =>
    [
      'Hiermit widerrufe ich den Vertrag.',
      `Name: ${name}`,
      `Vertrag: ${contract}`,
      `E-Mail: ${email}`,
      `Umfang: ${parts === '' ? 'der ganze Vertrag' : parts}`,
      ...(comment === '' ? [] : [`Anmerkung: ${comment}`]),
    ].join('\n'),
  forOperator: {
    order: (number, amount) => `Bestellung ${number} bezahlt (${amount})`,
    soldOut: (number, amount) =>
      `Bestellung ${number} bezahlt, aber ausverkauft: ${amount} zurückzahlen`,
    revocation: (contract) => `Widerruf eingegangen: ${contract}`,
  },
};
