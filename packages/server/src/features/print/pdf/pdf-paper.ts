import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import Document from 'pdfkit';
import { printable } from './printable.ts';

const require = createRequire(import.meta.url);
// Static fonts: pdfkit cannot use variable ones. These have the letters of all European languages.
const FONTS = {
  text: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
} as const;

export const PAGE = { width: 595.28, height: 841.89, margin: 50 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;

export const INK = '#1f2933';
export const PALE = '#55616c';
const RULE = '#ddd4c2';

/** Texts are set in pieces of this many characters, with other requests served in between. */
const PIECE = 2000;
const TURN_MS = 12;
const PART_GAP = 24;
const PART_ROOM = 140;

interface Style {
  readonly font?: keyof typeof FONTS;
  readonly size?: number;
  readonly colour?: string;
  readonly indent?: number;
  /** Below it. */
  readonly gap?: number;
  readonly link?: string | null;
}

export interface PaperOptions {
  readonly title: string;
  readonly language: string;
  readonly pageText: (number: number) => string;
  readonly continued: string;
}

export type Paper = ReturnType<typeof createPaper>;

/** Pages of A4 with a footer each; a section that runs over repeats its heading on the next page. */
export function createPaper({ title, language, pageText, continued }: PaperOptions) {
  const doc = openDocument(title, language);
  let [pages, section]: [number, string | null] = [0, null];
  let turn = performance.now();

  doc.on('pageAdded', () => {
    pages += 1;
    writeFooter(doc, printable(title), pageText(pages));
    if (section !== null) writeHeading(doc, `${section} ${continued}`);
  });

  /** Lets other requests have their turn. */
  async function breathe(): Promise<void> {
    if (performance.now() - turn < TURN_MS) return;
    await setImmediate();
    turn = performance.now();
  }

  async function text(content: string, style: Style = {}): Promise<void> {
    const { font = 'text', size = 10, colour = INK, indent = 0, gap = 2, link = null } = style;
    for (const piece of piecesOf(printable(content))) {
      doc.font(font).fontSize(size).fillColor(colour);
      const width = CONTENT_WIDTH - indent;
      doc.text(piece, PAGE.margin + indent, doc.y, { width, ...(link !== null && { link }) });
      await breathe();
    }
    doc.y += gap;
  }

  return {
    doc,
    text,
    breathe,
    /** Begins a new page with a heading, which the pages after it repeat. */
    section: (heading: string): void => {
      section = null;
      doc.addPage();
      section = printable(heading);
      doc.outline.addItem(section);
      writeHeading(doc, section);
    },
    /** A heading within a page, on a new one where this much room is not left. */
    part: (heading: string, room: number = PART_ROOM): void => {
      section = null;
      doc.y += PART_GAP;
      if (doc.y + room > BOTTOM) doc.addPage();
      section = printable(heading);
      doc.outline.addItem(section);
      writeHeading(doc, section, doc.y);
    },
    /** A page without a heading. */
    plainPage: (): void => {
      section = null;
      doc.addPage();
    },
    /** Goes on to the next page when this much room is not left. */
    ensure: (points: number): void => {
      if (doc.y + points > BOTTOM) doc.addPage();
    },
    rule: (): void => {
      doc.moveTo(PAGE.margin, doc.y).lineTo(PAGE.width - PAGE.margin, doc.y);
      doc.lineWidth(0.5).stroke(RULE);
      doc.y += 6;
    },
  };
}

function openDocument(title: string, language: string): PDFKit.PDFDocument {
  const doc = new Document({
    size: 'A4',
    margin: PAGE.margin,
    autoFirstPage: false,
    lang: language,
    info: { Title: printable(title), Creator: 'Fahrtwind' },
  });
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  return doc;
}

function writeHeading(doc: PDFKit.PDFDocument, heading: string, y: number = PAGE.margin): void {
  doc.font('bold').fontSize(16).fillColor(INK);
  // A title may have 500 characters; a heading that fills the page would repeat for ever.
  doc.text(heading, PAGE.margin, y, { width: CONTENT_WIDTH, height: 44, ellipsis: true });
  doc.y += 6;
}

/** Below the margin, where text would begin a new page. */
function writeFooter(doc: PDFKit.PDFDocument, title: string, page: string): void {
  const { margins } = doc.page;
  const bottom = margins.bottom;
  margins.bottom = 0;
  const y = PAGE.height - 34;
  doc.font('text').fontSize(8).fillColor(PALE);
  doc.text(title, PAGE.margin, y, {
    width: CONTENT_WIDTH - 80,
    height: 11,
    ellipsis: true,
    lineBreak: true,
  });
  doc.text(page, PAGE.width - PAGE.margin - 80, y, { width: 80, align: 'right', lineBreak: false });
  margins.bottom = bottom;
  doc.x = PAGE.margin;
  doc.y = PAGE.margin;
}

function* piecesOf(content: string): Generator<string> {
  for (let start = 0; start < content.length;) {
    let end = Math.min(content.length, start + PIECE);
    if (end < content.length) {
      const space = content.lastIndexOf(' ', end);
      if (space > start) end = space + 1;
    }
    yield content.slice(start, end);
    start = end;
  }
}
