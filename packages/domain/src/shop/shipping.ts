/** Where can be delivered to at all. Other countries need customs papers. */
export const EU_COUNTRIES = [
  'DE',
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

export type ShopCountry = (typeof EU_COUNTRIES)[number];

export interface ShippingStep {
  readonly upToGrams: number;
  readonly cents: number;
}

const WITHIN_GERMANY: readonly ShippingStep[] = [
  { upToGrams: 500, cents: 290 },
  { upToGrams: 2000, cents: 490 },
  { upToGrams: 10_000, cents: 690 },
  { upToGrams: 31_500, cents: 1690 },
];

const WITHIN_EU: readonly ShippingStep[] = [
  { upToGrams: 500, cents: 690 },
  { upToGrams: 2000, cents: 1390 },
  { upToGrams: 10_000, cents: 1990 },
  { upToGrams: 31_500, cents: 3990 },
];

export function shippingSteps(country: ShopCountry): readonly ShippingStep[] {
  return country === 'DE' ? WITHIN_GERMANY : WITHIN_EU;
}

/** What sending these goods costs, null when no parcel may be that heavy. What weighs nothing is not sent. */
export function shippingCents(grams: number, country: ShopCountry): number | null {
  if (grams === 0) return 0;
  return shippingSteps(country).find(({ upToGrams }) => grams <= upToGrams)?.cents ?? null;
}
