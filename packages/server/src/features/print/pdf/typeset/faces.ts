import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);

export type Weight = 'text' | 'bold';

interface FaceFacts {
  /** What it is asked for; the others are not opened for such a text. */
  readonly signs: RegExp;
  readonly files: Readonly<Record<Weight, string>>;
}

const MATH =
  require.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf');

/** Static fonts: pdfkit cannot use variable ones. The first that has a sign writes it. */
const FACES = {
  latin: {
    signs: /(?:)/u,
    files: {
      text: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    },
  },
  georgian: {
    signs: /\p{scx=Georgian}/u,
    files: {
      text: require.resolve('@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf'),
    },
  },
  armenian: {
    signs: /\p{scx=Armenian}/u,
    files: {
      text: require.resolve('@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-armenian/700Bold/NotoSansArmenian_700Bold.ttf'),
    },
  },
  hebrew: {
    signs: /\p{scx=Hebrew}/u,
    files: {
      text: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
    },
  },
  arabic: {
    signs: /\p{scx=Arabic}/u,
    files: {
      text: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
    },
  },
  thai: {
    signs: /\p{scx=Thai}/u,
    files: {
      text: require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
    },
  },
  devanagari: {
    signs: /\p{scx=Devanagari}/u,
    files: {
      text: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
    },
  },
  korean: {
    signs: /\p{scx=Hangul}/u,
    files: eastAsian(require.resolve('@embedpdf/fonts-kr'), 'NotoSansKR'),
  },
  // Its signs are those of Chinese and, in Chinese forms, of Japanese.
  chinese: {
    signs: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uFF00-\uFFEF]/u,
    files: eastAsian(require.resolve('@embedpdf/fonts-sc'), 'NotoSansHans'),
  },
  emoji: {
    signs: /[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u,
    files: {
      text: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
      bold: require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
    },
  },
  // Arrows, ticks and boxes are there, too. It has one weight only.
  math: { signs: /[\p{S}\p{Script=Common}]/u, files: { text: MATH, bold: MATH } },
} satisfies Record<string, FaceFacts>;

export type Face = keyof typeof FACES;

/** In the order of the table. */
const FACE_NAMES = typedKeys(FACES);

/** The name by which a document knows a font. */
export function fontName(face: Face, weight: Weight): string {
  return face === 'latin' ? weight : `${face} ${weight}`;
}

/** Makes all fonts known to a document, which reads those that it needs. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const face of FACE_NAMES)
    for (const weight of ['text', 'bold'] as const)
      doc.registerFont(fontName(face, weight), FACES[face].files[weight]);
}

/** The font that has all these signs; null when none has. */
export function faceFor(signs: string): Face | null {
  return (
    FACE_NAMES.find(
      (face) => FACES[face].signs.test(signs) && isCoveredBy(coverageOf(face), signs),
    ) ?? null
  );
}

export function hasSign(face: Face, codePoint: number): boolean {
  return isIn(coverageOf(face), codePoint);
}

/** One bit for each code point: 136 KB, where an open font is up to 8 MB. */
type Coverage = Uint8Array;

const coverages = new Map<Face, Coverage>();

function coverageOf(face: Face): Coverage {
  const known = coverages.get(face);
  if (known) return known;
  const coverage = new Uint8Array(0x110000 / 8);
  for (const codePoint of openSync(FACES[face].files.text).characterSet)
    coverage[codePoint >> 3] = (coverage[codePoint >> 3] ?? 0) | (1 << (codePoint & 7));
  coverages.set(face, coverage);
  return coverage;
}

/** What is never seen needs no sign: joiners, selectors, marks of direction. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;

function isCoveredBy(coverage: Coverage, signs: string): boolean {
  for (const sign of signs)
    if (!isIn(coverage, sign.codePointAt(0) ?? 0) && !UNSEEN.test(sign)) return false;
  return true;
}

function isIn(coverage: Coverage, codePoint: number): boolean {
  return ((coverage[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
}

function typedKeys<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table is closed
  return Object.keys(table) as K[];
}

/** Only the module of the package can be resolved; the fonts lie beside it. */
function eastAsian(module: string, name: string): FaceFacts['files'] {
  const folder = join(module, '../../fonts');
  return { text: join(folder, `${name}-Regular.otf`), bold: join(folder, `${name}-Bold.otf`) };
}
