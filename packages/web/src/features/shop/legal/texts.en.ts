import type { de } from './texts.de.ts';

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
