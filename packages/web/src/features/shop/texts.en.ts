import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Merch',
  intro: 'A small shelf of things for the road, drawn and picked by us.',
  emptyTitle: 'The shelf is empty right now',
  emptyText:
    'We are not selling anything here at the moment. What really belongs in the boot is in our packing list, and that is free.',
  emptyAction: 'Read the packing list',
  bar: {
    label: 'Shop',
    all: 'All items',
    cart: (pieces) => (pieces === 0 ? 'Cart' : `Cart (${pieces})`),
    orders: 'My orders',
    admin: 'Administration',
  },
  price: {
    withVat: 'incl. VAT',
    withoutVat: 'final price, no VAT under § 19 UStG',
    plus: 'plus ',
    shipping: 'shipping',
    noShipping: 'no shipping',
  },
  closed: {
    title: 'Our shop is not open yet',
    text: 'Have a look around. You can order once the shop is open.',
    forOperator:
      'To take orders, these settings are still missing in the configuration. Only people in ADMINS see this list:',
  },
  failed: {
    title: 'The shop could not be loaded',
    text: 'We got no answer. Your cart is still there. Check your connection and try again.',
  },
  missing: {
    title: 'Not found',
    product: 'This item does not exist, or no longer exists.',
    order:
      'We cannot find this order. Open the link in your confirmation, or sign in with the account you used to order.',
    action: 'See all items',
  },
  soldOut: 'sold out',
  payment: {
    prepayment: 'Prepayment (bank transfer)',
    stripe: 'Card and other methods through Stripe',
  },
  problem: {
    gone: 'This item no longer exists. Please remove it.',
    'sold-out': 'Sorry, sold out. Please remove this item.',
    'too-few': 'We do not have that many left. Please choose a smaller quantity.',
  },
  orderState: {
    open: 'waiting for payment',
    paid: 'paid',
    shipped: 'shipped',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  passState: 'activated',
  limits: {
    title: 'Good to know before you order',
    payments: 'Payment methods: ',
    delivery: 'Delivery: ',
    onlyTo: (countries) => `only to ${countries}.`,
    more: 'Shipping and payment in detail',
  },
  summary: {
    item: 'Item',
    quantity: 'Quantity',
    unit: 'Unit price',
    sum: 'Sum',
    size: (size) => `Size: ${size}`,
    colour: (colour) => `Colour: ${colour}`,
    material: (material) => `Material: ${material}`,
    term: (days) => `Term: ${days} days, ends by itself, no renewal`,
    goods: 'Items',
    shipping: 'Shipping',
    free: 'free',
    total: 'Total price',
    vat: (percent) => `including ${percent}% VAT`,
    noVat: 'No VAT: small business under § 19 UStG.',
  },
};
