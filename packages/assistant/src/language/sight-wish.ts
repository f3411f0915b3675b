import type { PoiKind } from '@fahrtwind/domain';
import { fold } from './fold.ts';

/** What people want to see on the way, as it can be looked for: kinds of places, and words of their names and descriptions. */
export interface SightWish {
  readonly kinds: readonly PoiKind[];
  readonly words: readonly string[];
}

const THEMES: readonly (SightWish & { readonly said: RegExp })[] = [
  {
    said: /baden|badesee|badestelle|badeplatz|badeplaetz|schwimm|insel|ufer|wasser(?!fa)|\bsee\b|seen|gewaesser|fjord/,
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
    said: /strand|straend|meer|kueste|leuchtturm|fischerdorf/,
    kinds: ['beach', 'nature', 'viewpoint', 'sight'],
    words: [
      'strand',
      'straende',
      'kueste',
      'meer',
      'duene',
      'klippe',
      'bucht',
      'adria',
      'leuchtturm',
      'playa',
    ],
  },
  {
    said: /felsn|felsen|klippen/,
    kinds: ['beach', 'nature', 'viewpoint'],
    words: ['fels', 'klippe', 'kiesel'],
  },
  { said: /\bregen\b/, kinds: ['museum', 'sight'], words: [] },
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
    said: /berg|gebirge|\balm\b|almen|\bpass\b|paesse|passhoehe|aussicht|ussicht|panorama|huette|hinaus|gletscher|vulkan/,
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
    said: /spielplatz|freizeitpark|zoo|tierpark|tiere|austoben|kletter|rumkletter|kinder|\bkids\b|enkel/,
    kinds: ['sight', 'nature', 'museum', 'beach'],
    words: ['zoo', 'tier', 'park', 'kinder', 'spielen', 'strand', 'klettern'],
  },
  {
    said: /surf|wellenreit/,
    kinds: ['beach', 'nature', 'viewpoint', 'sight'],
    words: ['surf', 'wellen', 'strand', 'beach', 'playa', 'praia', 'duene'],
  },
  {
    said: /destill|whisk|brennerei|brauerei/,
    kinds: ['sight', 'museum', 'nature'],
    words: ['destill', 'whisk', 'brennerei', 'brauerei'],
  },
  { said: /lavendel/, kinds: ['sight', 'nature', 'viewpoint', 'museum'], words: ['lavendel'] },
  {
    said: /zitron|orangen(?!e)/,
    kinds: ['sight', 'nature', 'viewpoint'],
    words: ['zitron', 'amalfi'],
  },
  { said: /wiking/, kinds: ['sight', 'museum', 'nature'], words: ['wiking', 'runen'] },
  {
    said: /altstadt|altstaedte|doerfer|\bdorf\b|fachwerk|staedtchen/,
    kinds: ['sight', 'viewpoint', 'museum'],
    words: ['altstadt', 'gassen', 'fachwerk', 'dorf', 'staedtchen', 'marktplatz', 'stadtmauer'],
  },
  {
    said: /spazier|wander|spaziergang/,
    kinds: ['nature', 'viewpoint', 'sight', 'beach'],
    words: [
      'weg',
      'pfad',
      'wander',
      'spazier',
      'rundgang',
      'park',
      'garten',
      'promenade',
      'schlucht',
      'krater',
    ],
  },
  {
    said: /kurven|serpentin/,
    kinds: ['viewpoint', 'nature', 'sight'],
    words: ['serpentin', 'kehren', 'kurven', 'pass', 'passstrasse', 'panoramastrasse', 'strasse'],
  },
  {
    said: /wein(?!en)|buschenschank|winzer/,
    kinds: ['sight', 'museum', 'nature'],
    words: ['wein', 'keller', 'reben'],
  },
];

const EVERY: readonly PoiKind[] = ['sight', 'viewpoint', 'museum', 'nature', 'beach'];

/** The theme that words name; none for sights of any kind. */
export function sightWishOf(words: string): SightWish | undefined {
  const folded = fold(words);
  const found = THEMES.filter(({ said }) => said.test(folded));
  if (found.length === 0) return undefined;
  return {
    kinds: [...new Set(found.flatMap(({ kinds }) => kinds))],
    words: found.flatMap((one) => one.words),
  };
}

/** A theme without a list of words is looked for by its own word: `Fernsehturm`. */
export function anyWishOf(words: string): SightWish {
  const own = fold(words)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
  return sightWishOf(words) ?? { kinds: EVERY, words: own };
}

/** Whether a text is about a theme: one of its words begins or ends with one of the theme's. */
export function isAbout({ words }: SightWish, text: string): boolean {
  if (words.length === 0) return true;
  const parts = fold(text).split(/[^a-z]+/);
  return words.some((word) => parts.some((part) => part.startsWith(word) || part.endsWith(word)));
}
