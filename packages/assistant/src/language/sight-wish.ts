import type { PoiKind } from '@fahrtwind/domain';
import { fold } from './fold.ts';

/** What people want to see on the way, as it can be looked for: kinds of places, and words of their names and descriptions. */
export interface SightWish {
  readonly kinds: readonly PoiKind[];
  readonly words: readonly string[];
}

const THEMES: readonly (SightWish & { readonly said: RegExp })[] = [
  {
    said: /strand|straend|meer|kueste|baden|badesee|schwimm|insel|ufer|wasser(?!fa)|\bsee\b|seen|gewaesser|fjord|leuchtturm/,
    kinds: ['beach', 'nature', 'viewpoint', 'sight'],
    words: [
      'strand',
      'bucht',
      'kueste',
      'insel',
      'ufer',
      'see',
      'meer',
      'baden',
      'fjord',
      'duene',
      'hafen',
    ],
  },
  {
    said: /schloss|schloesser|burg|ruine/,
    kinds: ['sight', 'viewpoint', 'museum'],
    words: ['schloss', 'burg', 'castle', 'chateau', 'palais', 'festung', 'ruine', 'palast'],
  },
  {
    said: /kirche|kloster/,
    kinds: ['sight', 'museum'],
    words: ['kirche', 'kathedrale', 'kloster', 'dom', 'kapelle', 'abtei', 'muenster', 'basilika'],
  },
  { said: /museum|museen/, kinds: ['museum'], words: [] },
  {
    said: /berg|gebirge|alm|pass|paesse|aussicht|panorama|huette|hinaus|gletscher|vulkan/,
    kinds: ['viewpoint', 'nature', 'sight'],
    words: [
      'berg',
      'pass',
      'gipfel',
      'aussicht',
      'blick',
      'alm',
      'gletscher',
      'hochtal',
      'serpentinen',
      'joch',
    ],
  },
  {
    said: /wasserf|hoehle|schlucht|wald|natur/,
    kinds: ['nature', 'viewpoint', 'sight'],
    words: [
      'wasserfall',
      'faelle',
      'hoehle',
      'schlucht',
      'klamm',
      'wald',
      'park',
      'moor',
      'felsen',
    ],
  },
  { said: /therm/, kinds: ['sight', 'nature'], words: ['therm', 'quelle', 'bad'] },
  {
    said: /spielplatz|freizeitpark|zoo|tierpark|austoben|klettern/,
    kinds: ['sight', 'nature', 'museum', 'beach'],
    words: ['zoo', 'tier', 'park', 'kinder', 'spielen', 'strand', 'klettern'],
  },
  { said: /wein/, kinds: ['sight', 'museum', 'nature'], words: ['wein', 'keller', 'reben'] },
];

/** The theme that words name; none for sights of any kind. */
export function sightWishOf(words: string): SightWish | undefined {
  const folded = fold(words);
  const found = THEMES.filter(({ said }) => said.test(folded));
  if (found.length === 0) return undefined;
  return {
    kinds: [...new Set(found.flatMap(({ kinds }) => kinds))],
    words: found.some(({ words: none }) => none.length === 0)
      ? []
      : found.flatMap((one) => one.words),
  };
}

/** Whether a text is about a theme. */
export function isAbout({ words }: SightWish, text: string): boolean {
  const folded = fold(text);
  return words.length === 0 || words.some((word) => folded.includes(word));
}
