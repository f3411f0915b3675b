import type { PricedCart, Product, Shop } from '@fahrtwind/contract';

export const openShop: Shop = {
  isOpen: true,
  missing: [],
  payments: ['prepayment'],
  countries: ['DE'],
  shipping: [{ country: 'DE', steps: [{ upToGrams: 500, cents: 290 }] }],
  taxMode: 'regular',
  texts: [
    { name: 'terms', version: 't1' },
    { name: 'revocation', version: 'r1' },
  ],
};

export const shirt: Product = {
  id: 't-shirt',
  kind: 'goods',
  name: 'T-Shirt',
  summary: 'Gerader Schnitt.',
  description: ['Sitzt auch nach acht Stunden.'],
  priceCents: 2790,
  vatPercent: 19,
  pictures: [{ url: '/api/shop/pictures/t-shirt.svg', alt: 'Ein T-Shirt' }],
  material: '100 % Baumwolle',
  fibres: [{ part: null, fibres: [{ name: 'Baumwolle', percent: 100 }] }],
  maker: {
    name: 'Fahrtwind GmbH',
    street: 'Weg 1',
    city: '12345 Ort',
    country: 'Deutschland',
    electronic: 'post@example.org',
  },
  identifier: 'FW-TS-180',
  warnings: [],
  deliveryDays: { from: 3, to: 6 },
  passDays: null,
  variants: [
    { id: 't-shirt-m', size: 'M', colour: 'Petrol', weightGrams: 190, available: 3 },
    { id: 't-shirt-l', size: 'L', colour: 'Petrol', weightGrams: 200, available: 0 },
  ],
};

export const pricedShirt: PricedCart = {
  lines: [
    {
      variantId: 't-shirt-m',
      productId: 't-shirt',
      name: 'T-Shirt',
      size: 'M',
      colour: 'Petrol',
      material: '100 % Baumwolle',
      quantity: 1,
      unitCents: 2790,
      totalCents: 2790,
      available: 3,
      problem: null,
    },
  ],
  totals: {
    goodsCents: 2790,
    shippingCents: 290,
    totalCents: 3080,
    vat: [{ percent: 19, grossCents: 3080, netCents: 2588, vatCents: 492 }],
  },
  needsAccount: false,
  isTooHeavy: false,
};

/** The list of a shop that takes no orders yet. */
export const closed = (...missing: string[]) => ({
  shop: { ...openShop, isOpen: false, missing },
  products: [shirt],
});
