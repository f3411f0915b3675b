import type { ErrorEntry } from './error-entry.ts';

/** Of the shop. */
export type ShopErrorCode =
  | 'shop-closed'
  | 'shop-changed'
  | 'shop-sold-out'
  | 'shop-account-needed'
  | 'shop-country'
  | 'shop-payment'
  | 'shop-too-heavy'
  | 'shop-too-many-open'
  | 'shop-hold-limit'
  | 'shop-too-late'
  | 'shop-amount'
  | 'payment-unavailable';

export const SHOP_ERRORS = {
  'shop-closed': {
    status: 409,
    message: 'Der Shop nimmt gerade keine Bestellungen an. Dein Warenkorb bleibt hier liegen.',
  },
  'shop-changed': {
    status: 409,
    message:
      'Preis, Versand oder Bedingungen haben sich eben geändert. Bitte sieh dir die Bestellung noch einmal an.',
  },
  'shop-sold-out': {
    status: 409,
    message: 'Davon ist nicht mehr genug da. Bitte ändere die Menge, es wurde nichts bestellt.',
  },
  'shop-account-needed': {
    status: 403,
    message: 'Ein Pro-Pass gehört zu einem Konto. Bitte melde dich dafür an.',
  },
  'shop-country': {
    status: 400,
    message: 'In dieses Land liefern wir nicht. Bitte wähle ein anderes.',
  },
  'shop-payment': {
    status: 400,
    message: 'Diese Zahlungsart gibt es hier nicht. Bitte wähle eine andere.',
  },
  'shop-too-heavy': {
    status: 400,
    message: 'Das ist zu schwer für ein Paket. Bitte bestelle es in zwei Teilen.',
  },
  'shop-too-many-open': {
    status: 429,
    message:
      'Für dich liegen schon mehrere unbezahlte Bestellungen bereit. Bitte bezahle oder storniere sie zuerst.',
  },
  'shop-hold-limit': {
    status: 409,
    message:
      'So viel davon halten wir unbezahlt nicht zurück. Bitte nimm weniger, oder bezahle zuerst, was du schon bestellt hast.',
  },
  'shop-too-late': {
    status: 409,
    message:
      'Dafür ist diese Bestellung schon zu weit. Wurde sie verschickt, kannst du den Vertrag widerrufen.',
  },
  'shop-amount': {
    status: 400,
    message: 'Dieser Betrag passt nicht zur Bestellung. Bitte prüfe ihn.',
  },
  'payment-unavailable': {
    status: 503,
    message:
      'Der Zahlungsdienst antwortet gerade nicht. Deine Bestellung ist gespeichert, bitte versuche es gleich noch einmal.',
  },
} satisfies Record<ShopErrorCode, ErrorEntry>;
