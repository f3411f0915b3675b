import type { CartProblem, OrderState, PaymentMethod } from '@fahrtwind/domain';

export const de = {
  title: 'Merch',
  intro: 'Ein kleines Regal mit Dingen für unterwegs, von uns gezeichnet und ausgesucht.',
  emptyTitle: 'Gerade ist das Regal leer',
  emptyText:
    'Im Moment verkaufen wir hier nichts. Was wirklich in den Kofferraum gehört, steht in unserer Packliste, und die kostet nichts.',
  emptyAction: 'Packliste lesen',
  bar: {
    label: 'Shop',
    all: 'Alle Artikel',
    cart: (pieces: number) => (pieces === 0 ? 'Warenkorb' : `Warenkorb (${pieces})`),
    orders: 'Meine Bestellungen',
    admin: 'Verwaltung',
  },
  price: {
    withVat: 'inkl. MwSt.',
    withoutVat: 'Endpreis, keine Umsatzsteuer nach § 19 UStG',
    plus: 'zzgl. ',
    shipping: 'Versand',
    noShipping: 'kein Versand',
  },
  closed: {
    title: 'Unser Shop ist noch nicht geöffnet',
    text: 'Ansehen kannst du schon alles. Bestellen kannst du, sobald der Shop geöffnet ist.',
    forOperator:
      'Damit bestellt werden kann, fehlen diese Angaben in der Konfiguration. Nur wer in ADMINS steht, sieht diese Liste:',
  },
  failed: {
    title: 'Der Shop ließ sich nicht laden',
    text: 'Wir haben keine Antwort bekommen. Dein Warenkorb ist noch da. Prüfe deine Verbindung und versuche es noch einmal.',
  },
  missing: {
    title: 'Das gibt es hier nicht',
    product: 'Diesen Artikel gibt es nicht oder nicht mehr.',
    order:
      'Diese Bestellung finden wir nicht. Öffne den Link aus deiner Bestellbestätigung, oder melde dich mit dem Konto an, mit dem du bestellt hast.',
    action: 'Zu allen Artikeln',
  },
  soldOut: 'ausverkauft',
  payment: {
    prepayment: 'Vorkasse (Überweisung)',
    stripe: 'Karte und weitere Zahlungsarten über Stripe',
  } satisfies Record<PaymentMethod, string>,
  problem: {
    gone: 'Diesen Artikel gibt es nicht mehr. Nimm ihn bitte heraus.',
    'sold-out': 'Leider ausverkauft. Nimm den Artikel bitte heraus.',
    'too-few': 'So viele haben wir nicht mehr. Wähle bitte eine kleinere Menge.',
  } satisfies Record<CartProblem, string>,
  orderState: {
    open: 'wartet auf Zahlung',
    paid: 'bezahlt',
    shipped: 'verschickt',
    cancelled: 'storniert',
    expired: 'abgelaufen',
  } satisfies Record<OrderState, string>,
  /** Instead of sent, for what is not sent. */
  passState: 'freigeschaltet',
  limits: {
    title: 'Gut zu wissen, bevor du bestellst',
    payments: 'Zahlungsarten: ',
    delivery: 'Lieferung: ',
    onlyTo: (countries: string) => `nur nach ${countries}.`,
    more: 'Versand und Zahlung im Einzelnen',
  },
  summary: {
    item: 'Artikel',
    quantity: 'Menge',
    unit: 'Einzelpreis',
    sum: 'Summe',
    size: (size: string) => `Größe: ${size}`,
    colour: (colour: string) => `Farbe: ${colour}`,
    material: (material: string) => `Material: ${material}`,
    term: (days: number) => `Laufzeit: ${days} Tage, endet von selbst, keine Verlängerung`,
    goods: 'Artikel',
    shipping: 'Versand',
    free: 'kostenlos',
    total: 'Gesamtpreis',
    vat: (percent: string) => `darin ${percent} % MwSt.`,
    noVat: 'Keine Umsatzsteuer: Kleinunternehmer nach § 19 UStG.',
  },
};
