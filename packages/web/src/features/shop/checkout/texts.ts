import type { PaymentMethod } from '@fahrtwind/domain';
import { defineTexts } from '../../../ui/texts.tsx';
import type { CheckoutField, FieldProblem } from './checkout-form.ts';

const de = {
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

const en: typeof de = {
  title: 'Checkout',
  emptyTitle: 'There is nothing to pay here',
  emptyText: 'Your cart is empty.',
  emptyAction: 'Browse the items',
  address: 'Delivery address',
  country: 'Country',
  payment: 'Payment method',
  paymentHint: {
    prepayment: 'You get our bank details after you order. We ship once the money has arrived.',
    stripe: 'You pay on a Stripe page right after you order.',
  },
  guarantee: 'Notice on the legal guarantee',
  order: 'Your order',
  termsBefore: 'Our ',
  terms: 'terms',
  termsBetween: ' apply to the order. You have a right of withdrawal of 14 days, see the ',
  revocation: 'information on withdrawal',
  termsAfter: '.',
  orderButton: 'order with obligation to pay',
  needsAccount:
    'The pro pass belongs to an account. Sign in or create one; your cart stays as it is.',
  signIn: 'Sign in and continue',
  cartChanged: 'Something in the cart has changed. Please look there.',
  toCart: 'Go to the cart',
  anew: 'Order again anyway',
  look: 'Refresh availability',
  emailHint: 'We will send the confirmation here.',
  fields: {
    email: 'E-mail address',
    name: 'First and last name',
    addition: 'Address line 2 (optional)',
    street: 'Street and number',
    postalCode: 'Postcode',
    city: 'Town',
  },
  problems: {
    missing: 'Please fill this in.',
    email: 'This is not a complete e-mail address. One looks like this: mara@example.org',
    postalCode: 'A German postcode has five digits.',
    refused: 'We cannot use this. Please check it.',
  },
  incomplete: 'Nothing has been ordered yet. Please complete the marked fields.',
};

export const useCheckoutTexts = defineTexts(de, en);
