import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  colour: 'Farbe',
  size: 'Größe',
  quantity: 'Menge',
  add: 'In den Warenkorb',
  added: (name: string) => `${name} liegt im Warenkorb.`,
  toCart: 'Zum Warenkorb',
  cartFull:
    'Im Warenkorb ist kein Platz mehr für einen weiteren Artikel. Bestelle bitte in Teilen.',
  allInCart: 'Mehr davon geht nicht in eine Bestellung: Alles liegt schon im Warenkorb.',
  inStock: 'Auf Lager',
  few: (count: number) => (count === 1 ? 'Nur noch 1 Stück' : `Nur noch ${count} Stück`),
  always: 'Sofort zu haben',
  soldOut: 'Leider ausverkauft',
  soldOutShort: 'ausverkauft',
  description: 'Beschreibung',
  facts: 'Angaben zum Artikel',
  material: 'Material',
  fibres: 'Faserzusammensetzung',
  delivery: 'Lieferzeit',
  deliveryDays: (from: number, to: number) => `${from} bis ${to} Werktage`,
  identifier: 'Artikelkennung',
  maker: 'Hersteller',
  makerMissing: 'Nicht angegeben: Der Betreiber dieser Installation muss diese Angabe noch machen.',
  warnings: 'Warnhinweise',
  noWarnings: 'Für diesen Artikel sind keine Warnhinweise nötig.',
  guarantee: 'Gewährleistung',
  guaranteeLink: 'Mindestens zwei Jahre, gesetzlich',
  revocation: 'Rückgabe',
  revocationLink: '14 Tage Widerrufsrecht',
  pass: {
    title: 'Was der Pro-Pass ändert',
    companions: (without: number, having: number) =>
      `Mitreisende je Reise: bis zu ${having} statt ${without}`,
    turns: (without: number, having: number) =>
      `Fragen an den Reiseassistenten: ${having} statt ${without} am Tag`,
    term: (days: number) =>
      `Laufzeit ${days} Tage ab Zahlung. Endet von selbst, verlängert sich nicht.`,
  },
};

const en: typeof de = {
  colour: 'Colour',
  size: 'Size',
  quantity: 'Quantity',
  add: 'Add to cart',
  added: (name) => `${name} is in the cart.`,
  toCart: 'Go to the cart',
  cartFull: 'The cart is full. Please split your order.',
  allInCart: 'That is as many as one order can take: they are all in your cart.',
  inStock: 'In stock',
  few: (count) => (count === 1 ? 'Only 1 left' : `Only ${count} left`),
  always: 'Available now',
  soldOut: 'Sorry, sold out',
  soldOutShort: 'sold out',
  description: 'Description',
  facts: 'About the item',
  material: 'Material',
  fibres: 'Fibre composition',
  delivery: 'Delivery time',
  deliveryDays: (from, to) => `${from} to ${to} working days`,
  identifier: 'Item identifier',
  maker: 'Manufacturer',
  makerMissing: 'Not given: the operator of this installation still has to provide it.',
  warnings: 'Warnings',
  noWarnings: 'This item needs no warnings.',
  guarantee: 'Legal guarantee',
  guaranteeLink: 'At least two years, by law',
  revocation: 'Returns',
  revocationLink: '14-day right of withdrawal',
  pass: {
    title: 'What the pro pass changes',
    companions: (without, having) => `Companions per trip: up to ${having} instead of ${without}`,
    turns: (without, having) =>
      `Questions to the travel assistant: ${having} instead of ${without} a day`,
    term: (days) => `Runs for ${days} days from payment. Ends by itself and does not renew.`,
  },
};

export const useProductTexts = defineTexts(de, en);
