import type { AccessibilityStanding, TaxMode } from '@fahrtwind/domain';

export const de = {
  titles: {
    // With a place to break the word on narrow screens.
    agb: 'Allgemeine Geschäfts\u00ADbedingungen',
    widerrufsbelehrung: 'Widerrufsbelehrung',
    versand: 'Versand und Zahlung',
    gewaehrleistung: 'Hinweis zur gesetzlichen Gewährleistung',
    barrierefreiheit: 'Erklärung zur Barrierefreiheit',
  },
  descriptions: {
    agb: 'Die Bedingungen für Bestellungen im Shop von Fahrtwind: Vertrag, Preise, Lieferung, Bezahlung, Pro-Pass und Rechte bei Mängeln.',
    widerrufsbelehrung:
      'Das Widerrufsrecht im Shop von Fahrtwind: 14 Tage, online ohne Anmeldung, mit Muster-Widerrufsformular.',
    versand:
      'Wohin der Shop von Fahrtwind liefert, was der Versand kostet, wie lange er dauert und wie du bezahlst.',
    gewaehrleistung:
      'Was dir bei mangelhafter Ware gesetzlich zusteht: mindestens zwei Jahre Gewährleistung in der Europäischen Union.',
    barrierefreiheit:
      'Wie Fahrtwind die Anforderungen an die Barrierefreiheit erfüllt, was noch nicht geht und wie du Barrieren meldest.',
  },
  officialNotice:
    'Amtliche Mitteilung der Europäischen Union über das gesetzliche Gewährleistungsrecht. Ihr Inhalt steht darunter als Text.',
  standing: {
    partial:
      'Dieser Dienst erfüllt die Anforderungen nach unserer Prüfung weitgehend. Was noch nicht geht, steht weiter unten.',
    full: 'Dieser Dienst erfüllt die Anforderungen nach unserer Prüfung. Wo Inhalte anderer Grenzen setzen, steht weiter unten.',
    exempt:
      'Wir sind ein Kleinstunternehmen und nach § 3 Abs. 3 BFSG von den Pflichten für Dienstleistungen ausgenommen. Wir halten uns trotzdem an sie, so weit es geht. Was noch nicht geht, steht weiter unten.',
  } satisfies Record<AccessibilityStanding, string>,
  onlyTo: (countries: string) => `Wir liefern nur nach ${countries}.`,
  columns: ['Nach', 'Gewicht der Bestellung', 'Versandkosten'],
  upTo: (kilograms: string) => `bis ${kilograms}\u00A0kg`,
  noPayments:
    'Im Moment ist keine Zahlungsart eingerichtet, und der Shop nimmt keine Bestellungen an.',
  tax: {
    regular:
      'Alle Preise enthalten die gesetzliche Umsatzsteuer. Sie ist auf der Rechnung ausgewiesen.',
    'small-business':
      'Wir sind Kleinunternehmer nach § 19 UStG. In den Preisen ist keine Umsatzsteuer enthalten, und auf der Rechnung ist keine ausgewiesen.',
  } satisfies Record<TaxMode, string>,
};
