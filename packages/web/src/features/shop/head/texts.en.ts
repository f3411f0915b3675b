import type { de } from './texts.de.ts';

export const en: typeof de = {
  list: {
    title: 'Merch for the road',
    description:
      'Maps, mugs and clothes with Fahrtwind’s drawings, for those who would rather drive than arrive.',
  },
  warenkorb: {
    title: 'Cart',
    description: 'What you have picked in the Fahrtwind shop, at today’s prices.',
  },
  kasse: {
    title: 'Checkout',
    description: 'Address, payment method and a last look at your Fahrtwind order.',
  },
  bestellung: {
    title: 'Your order',
    description: 'Status, invoice and payment of an order in the Fahrtwind shop.',
  },
  widerruf: {
    title: 'Withdraw from a contract',
    description:
      'Withdraw from a contract with Fahrtwind online: no sign-in, no reason needed, with confirmation.',
  },
  verwaltung: {
    title: 'Run the shop',
    description: 'Orders, stock and withdrawals, for the people who run the Fahrtwind shop.',
  },
};
