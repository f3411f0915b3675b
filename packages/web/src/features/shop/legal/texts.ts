import type { AccessibilityStanding, TaxMode } from '@fahrtwind/domain';
import { defineTexts } from '../../../ui/texts.tsx';

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

export const en: typeof de = {
  titles: {
    agb: 'Terms and conditions',
    widerrufsbelehrung: 'Right of withdrawal',
    versand: 'Shipping and payment',
    gewaehrleistung: 'Notice on the legal guarantee',
    barrierefreiheit: 'Accessibility statement',
  },
  descriptions: {
    agb: 'The terms for orders in the Fahrtwind shop: contract, prices, delivery, payment, pro pass and rights in case of defects.',
    widerrufsbelehrung:
      'The right of withdrawal in the Fahrtwind shop: 14 days, online without signing in, with a model form.',
    versand:
      'Where the Fahrtwind shop delivers, what shipping costs, how long it takes and how you pay.',
    gewaehrleistung:
      'What you are entitled to by law if goods are defective: at least two years of legal guarantee in the European Union.',
    barrierefreiheit:
      'How Fahrtwind meets accessibility requirements, what does not work yet and how to report barriers.',
  },
  officialNotice:
    'Official notice of the European Union on the legal guarantee of conformity. Its content is given below as text.',
  standing: {
    partial:
      'By our own assessment this service largely meets the requirements. What does not work yet is listed below.',
    full: 'By our own assessment this service meets the requirements. Where content of others sets limits is listed below.',
    exempt:
      'We are a micro-enterprise and exempt from the duties for services under § 3 (3) BFSG. We follow them as far as we can all the same. What does not work yet is listed below.',
  },
  onlyTo: (countries) => `We deliver only to ${countries}.`,
  columns: ['To', 'Weight of the order', 'Shipping'],
  upTo: (kilograms) => `up to ${kilograms}\u00A0kg`,
  noPayments: 'No payment method is set up at the moment, and the shop is not taking orders.',
  tax: {
    regular: 'All prices include value added tax. The invoice shows it.',
    'small-business':
      'We are a small business under § 19 UStG. The prices include no value added tax, and the invoice shows none.',
  },
};

export const useShopLegalTexts = defineTexts(de, en);
