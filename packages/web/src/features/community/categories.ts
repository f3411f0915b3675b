/** The forum's categories in display order; the slug is the address. */
export const categorySlugs = [
  'fragen',
  'tipps',
  'roadtrips',
  'fahrzeuge-camper',
  'laender',
  'ausruestung',
] as const;

export type CategorySlug = (typeof categorySlugs)[number];

/** Addresses ignore case. */
export function findCategory(address: string): CategorySlug | undefined {
  const wanted = address.toLowerCase();
  return categorySlugs.find((slug) => slug === wanted);
}
