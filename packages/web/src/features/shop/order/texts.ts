import type { Order } from '@fahrtwind/contract';
import { defineTexts } from '../../../ui/texts.tsx';

const de = {
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

const en: typeof de = {
  loading: 'Your order',
  thanks: 'Thank you for your order',
  title: (number) => `Order ${number}`,
  confirmed: (number, email) =>
    `Your order ${number} has arrived. We have sent the confirmation with terms and information on withdrawal to ${email}.`,
  orderedAt: (when) => `ordered on ${when}`,
  next: {
    open: 'The order is waiting for your payment.',
    paid: 'Your payment has arrived. We are packing your parcel and will write to you when it is on its way.',
    passOnly:
      'Your payment has arrived, and the pro pass belongs to your account. If you already had one, it begins after that.',
    passRevoked: 'You have withdrawn from the pro pass. It is no longer valid.',
    shipped: (date) => `Your parcel has been on its way since ${date}.`,
    cancelled: 'This order has been cancelled. There is nothing to pay.',
    expired:
      'No payment arrived in time. The items are back on the shelf, and you owe nothing. You are welcome to order again.',
  },
  tracking: (carrier, number) => `Tracking number: ${[carrier, number].join(' ').trim()}`,
  refundDue: (amount) => `You will get ${amount} back within 14 days.`,
  refunded: (amount) => `Refunded: ${amount}.`,
  transfer: {
    title: 'Please make the transfer now',
    held: (until) =>
      `The items are kept for you until ${until}. If your money arrives later and something has sold out by then, you get everything back.`,
    notHeld:
      'The items are no longer kept for you. If something is sold out when your money arrives, you get everything back.',
    until: (until) =>
      `You can pay until ${until}. Please use exactly this reference so that we can match your payment at once.`,
    amount: 'Amount',
    holder: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
  },
  pay: {
    title: 'Not paid yet',
    text: (amount, until) =>
      `There is ${amount} to pay. The items are kept for you until ${until}. You pay on a Stripe page and come back here afterwards.`,
    button: 'Pay now',
  },
  copy: (name) => `Copy ${name}`,
  copied: (name) => `${name} copied.`,
  notCopied: 'Copying did not work. Please select the text yourself.',
  ordered: 'What you have ordered',
  facts: 'About the order',
  number: 'Order number',
  recipient: 'Delivery address',
  payment: 'Payment method',
  invoices: 'Invoices',
  invoice: {
    invoice: (number, date) => `Invoice ${number} of ${date} (PDF)`,
    correction: (number, date) => `Correction ${number} of ${date} (PDF)`,
  },
  revocation: 'Withdrawal',
  revokedAt: (when, amount) => `received on ${when}, refund ${amount}`,
  revocationWaits: (when) => `received on ${when}, still being checked`,
  cancel: {
    button: 'Cancel the order',
    title: 'Cancel the order?',
    text: 'The items go back on the shelf, and you do not have to pay anything.',
    textPaid: 'The items go back on the shelf, and you get your money back.',
    ok: 'Cancel it',
    keep: 'Keep it',
  },
  revoke: 'Withdraw from the contract',
};

export const useOrderTexts = defineTexts(de, en);
