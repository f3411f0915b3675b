/** The forum's categories in the order in which they are shown; the slug is the address. */
export const categorySlugs = [
  'fragen',
  'tipps',
  'roadtrips',
  'fahrzeuge-camper',
  'laender',
  'ausruestung',
] as const;

export type CategorySlug = (typeof categorySlugs)[number];

/** Addresses do not care about the case of letters. */
export function findCategory(address: string): CategorySlug | undefined {
  const wanted = address.toLowerCase();
  return categorySlugs.find((slug) => slug === wanted);
}
