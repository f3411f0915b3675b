import type { PaymentMethod } from '@fahrtwind/domain';
import type { CheckoutField, FieldProblem } from './checkout-form.ts';
import type { CheckoutFailure } from './use-checkout.ts';

export const de = {
  title: 'Kasse',
  emptyTitle: 'Hier ist nichts zu bezahlen',
  emptyText: 'Dein Warenkorb ist leer.',
  emptyAction: 'Artikel ansehen',
  address: 'Lieferadresse',
  country: 'Land',
  payment: 'Zahlungsart',
  paymentHint: {
    prepayment:
      'Unsere Kontoverbindung bekommst du nach der Bestellung. Wir liefern, wenn das Geld da ist.',
    stripe: 'Du bezahlst gleich nach der Bestellung auf einer Seite von Stripe.',
  } satisfies Record<PaymentMethod, string>,
  guarantee: 'Hinweis zur gesetzlichen Gewährleistung',
  order: 'Deine Bestellung',
  termsBefore: 'Für die Bestellung gelten unsere ',
  terms: 'AGB',
  termsBetween: '. Du hast ein Widerrufsrecht von 14 Tagen, alles dazu steht in der ',
  revocation: 'Widerrufsbelehrung',
  termsAfter: '.',
  orderButton: 'zahlungspflichtig bestellen',
  needsAccount:
    'Der Pro-Pass gehört zu einem Konto. Melde dich an oder lege eins an; dein Warenkorb bleibt.',
  signIn: 'Anmelden und weiter',
  cartChanged: 'Im Warenkorb hat sich etwas geändert. Sieh bitte dort nach.',
  toCart: 'Zum Warenkorb',
  anew: 'Trotzdem neu bestellen',
  look: 'Bestand neu laden',
  emailHint: 'Hierhin schicken wir die Bestellbestätigung.',
  fields: {
    email: 'E-Mail-Adresse',
    name: 'Vor- und Nachname',
    addition: 'Adresszusatz (freiwillig)',
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
  } satisfies Record<CheckoutField, string>,
  problems: {
    missing: 'Diese Angabe fehlt noch.',
    email: 'Das ist keine vollständige E-Mail-Adresse. Sie sieht etwa so aus: mara@example.org',
    postalCode: 'Eine deutsche Postleitzahl hat fünf Ziffern.',
    refused: 'Mit dieser Angabe können wir nichts anfangen. Prüfe sie bitte.',
  } satisfies Record<FieldProblem, string>,
  failures: {
    fields: 'Es ist noch nichts bestellt. Ergänze bitte die markierten Felder.',
    changed:
      'Preis, Versand oder Bedingungen haben sich eben geändert. Es ist noch nichts bestellt. Unten steht der neue Stand; sieh ihn dir an und bestelle dann.',
    'sold-out':
      'Davon ist gerade nicht mehr genug da. Es ist nichts bestellt. Ändere bitte die Menge im Warenkorb.',
    closed: 'Der Shop nimmt gerade keine Bestellungen an. Dein Warenkorb bleibt hier liegen.',
    account: 'Der Pro-Pass gehört zu einem Konto. Melde dich dafür bitte an.',
    'too-many-open':
      'Für dich liegen schon mehrere unbezahlte Bestellungen bereit. Bezahle oder storniere sie bitte zuerst.',
    'hold-limit':
      'So viel davon halten wir unbezahlt nicht zurück. Es ist nichts bestellt. Nimm bitte weniger, oder bezahle zuerst, was du schon bestellt hast.',
    'too-fast': 'Das ging etwas schnell. Warte bitte kurz und drücke dann noch einmal.',
    'no-answer':
      'Wir haben keine Antwort bekommen. Deine Eingaben sind noch da. Drücke bitte noch einmal: Doppelt bestellt wird dabei nicht.',
    'already-made':
      'Dein Versuch von vorhin ist doch angekommen: Die Bestellung gibt es schon, und die Bestätigung ist in deinem Postfach. Möchtest du zusätzlich das bestellen, was jetzt hier steht?',
    other:
      'Das hat nicht geklappt, und es ist nichts bestellt. Deine Eingaben sind noch da. Versuche es gleich noch einmal.',
  } satisfies Record<CheckoutFailure, string>,
};
