import type { Order } from '@fahrtwind/contract';

export const de = {
  loading: 'Deine Bestellung',
  thanks: 'Danke für deine Bestellung',
  title: (number: string) => `Bestellung ${number}`,
  confirmed: (number: string, email: string) =>
    `Deine Bestellung ${number} ist da. Die Bestätigung mit AGB und Widerrufsbelehrung haben wir an ${email} geschickt.`,
  orderedAt: (when: string) => `bestellt am ${when}`,
  next: {
    open: 'Die Bestellung wartet auf deine Zahlung.',
    paid: 'Deine Zahlung ist da. Wir packen dein Paket und schreiben dir, wenn es unterwegs ist.',
    passOnly:
      'Deine Zahlung ist da, und der Pro-Pass gehört zu deinem Konto. Hattest du schon einen, beginnt er danach.',
    passRevoked: 'Du hast den Pro-Pass widerrufen. Er gilt nicht mehr.',
    shipped: (date: string) => `Dein Paket ist seit ${date} unterwegs.`,
    cancelled: 'Diese Bestellung ist storniert. Es gibt nichts mehr zu bezahlen.',
    expired:
      'Bis zum Ende der Frist kam keine Zahlung an. Die Artikel sind wieder im Regal, und du schuldest nichts. Bestelle gern neu.',
  },
  tracking: (carrier: string, number: string) =>
    `Sendungsnummer: ${[carrier, number].join(' ').trim()}`,
  refundDue: (amount: string) => `Du bekommst ${amount} zurück. Das dauert höchstens 14 Tage.`,
  refunded: (amount: string) => `Erstattet: ${amount}.`,
  transfer: {
    title: 'Bitte überweise jetzt',
    held: (until: string) =>
      `Bis ${until} liegen die Artikel für dich bereit. Kommt dein Geld später an und ist dann etwas ausverkauft, bekommst du alles zurück.`,
    notHeld:
      'Die Artikel liegen nicht mehr für dich bereit. Ist etwas ausverkauft, wenn dein Geld ankommt, bekommst du alles zurück.',
    until: (until: string) =>
      `Bezahlen kannst du bis ${until}. Gib genau diesen Verwendungszweck an, dann finden wir deine Zahlung sofort.`,
    amount: 'Betrag',
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Verwendungszweck',
  },
  pay: {
    title: 'Noch nicht bezahlt',
    text: (amount: string, until: string) =>
      `Offen sind ${amount}. Bis ${until} liegen die Artikel für dich bereit. Du bezahlst auf einer Seite von Stripe und kommst danach hierher zurück.`,
    button: 'Jetzt bezahlen',
  },
  copy: (name: string) => `${name} kopieren`,
  copied: (name: string) => `${name} kopiert.`,
  notCopied: 'Das Kopieren hat der Browser verhindert. Markiere den Text bitte selbst.',
  ordered: 'Was du bestellt hast',
  facts: 'Angaben zur Bestellung',
  number: 'Bestellnummer',
  recipient: 'Lieferadresse',
  payment: 'Zahlungsart',
  invoices: 'Rechnungen',
  invoice: {
    invoice: (number: string, date: string) => `Rechnung ${number} vom ${date} (PDF)`,
    correction: (number: string, date: string) => `Korrektur ${number} vom ${date} (PDF)`,
  } satisfies Record<Order['invoices'][number]['kind'], unknown>,
  revocation: 'Widerruf',
  revokedAt: (when: string, amount: string) => `eingegangen am ${when}, Erstattung ${amount}`,
  revocationWaits: (when: string) => `eingegangen am ${when}, wird noch geprüft`,
  cancel: {
    button: 'Bestellung stornieren',
    title: 'Bestellung stornieren?',
    text: 'Die Artikel gehen zurück ins Regal, und du musst nichts bezahlen.',
    textPaid: 'Die Artikel gehen zurück ins Regal, und du bekommst dein Geld zurück.',
    ok: 'Stornieren',
    keep: 'Behalten',
  },
  revoke: 'Vertrag widerrufen',
};
