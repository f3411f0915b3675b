import type { de } from './texts.de.ts';

export const en: typeof de = {
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
