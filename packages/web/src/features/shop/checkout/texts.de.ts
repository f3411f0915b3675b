import type { PaymentMethod } from '@fahrtwind/domain';
import type { CheckoutField, FieldProblem } from './checkout-form.ts';

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
  incomplete: 'Es ist noch nichts bestellt. Ergänze bitte die markierten Felder.',
};
