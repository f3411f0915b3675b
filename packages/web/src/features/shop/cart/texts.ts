import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  title: 'Warenkorb',
  emptyTitle: 'Dein Warenkorb ist leer',
  emptyText: 'Was du hineinlegst, bleibt auf diesem Gerät, auch wenn du die Seite schließt.',
  emptyAction: 'Artikel ansehen',
  quantity: 'Menge',
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} ist nicht mehr im Warenkorb.`,
  priceChanged: (before: string, now: string) =>
    `Der Preis hat sich geändert: bisher ${before}, jetzt ${now}.`,
  sums: 'Summe',
  checkout: 'Zur Kasse',
  mendFirst: 'Ändere bitte erst, was oben markiert ist.',
  tooHeavy: 'Das ist zu schwer für ein Paket. Bestelle bitte in zwei Teilen.',
  failed:
    'Die Preise ließen sich nicht laden. Dein Warenkorb ist noch da. Prüfe deine Verbindung und versuche es noch einmal.',
};

const en: typeof de = {
  title: 'Cart',
  emptyTitle: 'Your cart is empty',
  emptyText: 'What you put in it stays on this device, even if you close the page.',
  emptyAction: 'Browse the items',
  quantity: 'Quantity',
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} is no longer in the cart.`,
  priceChanged: (before, now) => `The price has changed: it was ${before} and is now ${now}.`,
  sums: 'Sum',
  checkout: 'Go to checkout',
  mendFirst: 'Please fix what is marked above first.',
  tooHeavy: 'This is too heavy for one parcel. Please place two orders.',
  failed:
    'The prices could not be loaded. Your cart is still there. Check your connection and try again.',
};

export const useCartTexts = defineTexts(de, en);
