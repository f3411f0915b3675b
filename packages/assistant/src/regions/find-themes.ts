import type { Language } from '@fahrtwind/domain';
import type { Token } from '../language/tokens.ts';
import type { Theme } from './themes.ts';

interface ThemeWords {
  readonly pattern: RegExp;
  readonly themes: readonly Theme[];
}

const WORDS: Readonly<Record<Language, readonly ThemeWords[]>> = {
  de: [
    { pattern: /^(?:wasser|gewaesser|baden|schwimmen|badeurlaub)$/, themes: ['coast', 'lakes'] },
    {
      pattern: /^(?:meer|meere|kueste|kuesten|inseln?|strand|straende|strandurlaub|steilkueste)$/,
      themes: ['coast'],
    },
    { pattern: /^(?:seen|bergseen?|badeseen?|seenlandschaft)$/, themes: ['lakes'] },
    {
      pattern:
        /^(?:berge?n?|gebirge|alpin|(?:alpen|berg)?paesse|passstrassen?|wandern|wanderurlaub|gipfel|hoch|hinaus)$/,
      themes: ['mountains'],
    },
    {
      pattern: /^(?:natur|wald|waelder|nationalparks?|schluchten|wasserfaelle?|einsam|ruhe|ruhig)$/,
      themes: ['nature'],
    },
    {
      pattern:
        /^(?:wein|weine|weinberge?|weingueter|weinreise|weingegend|weinstrasse|winzern?|weinproben?)$/,
      themes: ['wine'],
    },
    {
      pattern: /^(?:burg|burgen|schloss|schloesser|schloessern|ruinen|ritter)$/,
      themes: ['castles'],
    },
    { pattern: /^(?:staedtchen|altstaedte|altstadt|doerfer|fachwerk|kultur)$/, themes: ['town'] },
    { pattern: /^(?:staedte|staedten|staedtereise|grossstaedte|metropolen)$/, themes: ['city'] },
  ],
  en: [
    { pattern: /^(?:water|swim|swimming)$/, themes: ['coast', 'lakes'] },
    { pattern: /^(?:sea|seaside|coast|coastal|beach|beaches|ocean)$/, themes: ['coast'] },
    { pattern: /^(?:lake|lakes)$/, themes: ['lakes'] },
    { pattern: /^(?:mountains?|alpine|hiking|hike|passes|peaks?|hills)$/, themes: ['mountains'] },
    { pattern: /^(?:nature|forests?|waterfalls?|wild|quiet|gorges?)$/, themes: ['nature'] },
    { pattern: /^(?:wine|wines|vineyards?|wineries|winery)$/, themes: ['wine'] },
    { pattern: /^(?:castles?|palaces?|chateaux|ruins)$/, themes: ['castles'] },
    { pattern: /^(?:villages?|old-towns?|towns)$/, themes: ['town'] },
    { pattern: /^(?:cities|city)$/, themes: ['city'] },
  ],
};

const CHILDREN: Readonly<Record<Language, RegExp>> = {
  de: /^(?:kind|kinder|kindern|kids|baby|kleinkind|kleinkindern|familie|familienurlaub|enkel|enkeln|enkelkinder|enkelkindern|sohn|tochter|toechtern|soehnen|jungs|maedels|zwerge|zwergen|teenager|teenies)$/,
  en: /^(?:kid|kids|child|children|baby|toddler|family|grandchildren|grandkids|son|daughter|sons|daughters|teenagers?)$/,
};

const NOT = new Set(['ohne', 'keine', 'kein', 'without', 'no', 'nicht', 'not']);

/** What they want to see, in the order in which they say it. */
export function findThemes(tokens: readonly Token[], language: Language): readonly Theme[] {
  const found = tokens.flatMap(({ kind, key }, index) => {
    if (kind !== 'word' || NOT.has(tokens[index - 1]?.key ?? '')) return [];
    if (language === 'de' && key === 'see') return lakeOrSea(tokens[index - 1]?.key ?? '');
    return WORDS[language].find(({ pattern }) => pattern.test(key))?.themes ?? [];
  });
  return [...new Set(found)];
}

/** `an einen See` and `an die See` are not the same. */
function lakeOrSea(before: string): readonly Theme[] {
  if (/^(?:am|ein|einen|einem|den|dem|im|kein|keinen)$/.test(before)) return ['lakes'];
  return /^(?:die|zur)$/.test(before) ? ['coast'] : ['lakes', 'coast'];
}

export function mentionsChildren(tokens: readonly Token[], language: Language): boolean {
  return tokens.some(
    ({ kind, key }, index) =>
      kind === 'word' && CHILDREN[language].test(key) && !NOT.has(tokens[index - 1]?.key ?? ''),
  );
}

export const VEHICLES = ['car', 'camper', 'motorcycle'] as const;

export type Vehicle = (typeof VEHICLES)[number];

const VEHICLE_WORDS = [
  {
    vehicle: 'camper',
    pattern:
      /^(?:camper|campervan|wohnmobil|wohnmobile|womo|bulli|bus|vw-bus|campingbus|kastenwagen|wohnwagen|caravan|zelt|zelten|camping|motorhome|van|tent|dachzelt)$/,
  },
  { vehicle: 'motorcycle', pattern: /^(?:motorrad|motorraedern|moped|bike|motorcycle|motorbike)$/ },
] as const;

/** How they travel; a car where nothing is said of it. */
export function findVehicle(tokens: readonly Token[]): Vehicle {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key);
  const found = VEHICLE_WORDS.find(({ pattern }) => words.some((word) => pattern.test(word)));
  return found?.vehicle ?? 'car';
}
