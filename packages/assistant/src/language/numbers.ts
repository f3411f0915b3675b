import type { Token } from './tokens.ts';

const UNITS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fuenf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwoelf',
  'dreizehn',
  'vierzehn',
  'fuenfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];
const TENS = [
  'zwanzig',
  'dreissig',
  'vierzig',
  'fuenfzig',
  'sechzig',
  'siebzig',
  'achtzig',
  'neunzig',
];

const WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.flatMap((ten, index) => [
    [ten, (index + 2) * 10] as const,
    ...UNITS.slice(1, 10).map(
      (unit, value) => [`${unit}und${ten}`, (index + 2) * 10 + value + 1] as const,
    ),
  ]),
  ...['eins', 'eine', 'einen', 'einem', 'einer', 'ne', 'nen'].map((word) => [word, 1] as const),
  ['zwo', 2],
  ['beide', 2],
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zweieinhalb', 2.5],
  ['dreieinhalb', 3.5],
  ['viereinhalb', 4.5],
  ['fuenfeinhalb', 5.5],
  ['dutzend', 12],
]);

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['erst', 1],
  ['zweit', 2],
  ['dritt', 3],
  ['viert', 4],
  ['fuenft', 5],
  ['sechst', 6],
  ['siebt', 7],
  ['siebent', 7],
  ['acht', 8],
  ['neunt', 9],
  ['zehnt', 10],
  ['elft', 11],
  ['zwoelft', 12],
  ['dreizehnt', 13],
  ['vierzehnt', 14],
  ['fuenfzehnt', 15],
  ['sechzehnt', 16],
  ['siebzehnt', 17],
  ['achtzehnt', 18],
  ['neunzehnt', 19],
  ['zwanzigst', 20],
  ['einundzwanzigst', 21],
  ['zweiundzwanzigst', 22],
  ['dreiundzwanzigst', 23],
  ['vierundzwanzigst', 24],
  ['fuenfundzwanzigst', 25],
  ['sechsundzwanzigst', 26],
  ['siebenundzwanzigst', 27],
  ['achtundzwanzigst', 28],
  ['neunundzwanzigst', 29],
  ['dreissigst', 30],
  ['einunddreissigst', 31],
] satisfies readonly (readonly [string, number])[]);

/** `3`, `3,5`, `drei`, `anderthalb`; null for anything else. */
export function numberOf(token: Token | undefined): number | null {
  if (token?.kind !== 'word') return null;
  if (/^\d{1,4}(?:[.,]\d{1,2})?$/.test(token.key)) return Number(token.key.replace(',', '.'));
  return WORDS.get(token.key) ?? null;
}

/** A whole number, also with a dot behind it at the end of a sentence. */
export function wholeNumberOf(token: Token | undefined): number | null {
  const plain =
    token?.kind === 'word' ? { ...token, key: token.key.replace(/^(\d+)\.$/, '$1') } : token;
  const value = numberOf(plain);
  return value !== null && Number.isInteger(value) ? value : null;
}

/** `3.`, `dritte`, `dritten`, `letzte` as -1, `vorletzte` as -2; null for anything else. */
export function ordinalOf(token: Token | undefined): number | null {
  if (token?.kind !== 'word') return null;
  const digits = /^(\d{1,3})\.$/.exec(token.key);
  if (digits) return Number(digits[1]);
  const stem = token.key.replace(/(?:e|en|er|es|em)$/, '');
  if (stem === token.key) return null;
  if (stem === 'letzt') return -1;
  if (stem === 'vorletzt') return -2;
  return ORDINALS.get(stem) ?? null;
}
