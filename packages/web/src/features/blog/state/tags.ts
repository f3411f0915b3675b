/** What articles are about, as their files name it; the texts have a word for each. */
export const TAGS = [
  'planung',
  'laender',
  'alpen',
  'geld',
  'camper',
  'sicherheit',
  'ausruestung',
  'e-auto',
  'faehren',
  'familie',
  'paesse',
  'winter',
  'balkan',
  'iberien',
  'inseln',
  'norden',
  'osten',
] as const;

export type Tag = (typeof TAGS)[number];

export function isTag(value: unknown): value is Tag {
  return TAGS.some((tag) => tag === value);
}
