/** What people travel for, and what a place is good for. */
export const THEMES = [
  'coast',
  'lakes',
  'mountains',
  'nature',
  'wine',
  'castles',
  'town',
  'city',
  'children',
] as const;

export type Theme = (typeof THEMES)[number];

export function isTheme(word: string): word is Theme {
  return THEMES.some((theme) => theme === word);
}
