import { setImmediate } from 'node:timers/promises';
import Document from 'pdfkit';
import type { Weight } from './typeset/faces.ts';
import { tidyText } from './typeset/itemise.ts';
import { createTypesetter, LINE_HEIGHT, type Look, type Typesetter } from './typeset/typesetter.ts';

export const PAGE = { width: 595.28, height: 841.89, margin: 50 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;

export const INK = '#1f2933';
export const PALE = '#55616c';
const RULE = '#ddd4c2';

const TURN_MS = 12;
const PART_GAP = 24;
const PART_ROOM = 140;
const HEADING = { font: 'bold', size: 16 } as const;
/** On the pages after the first one: where one is, in one line. */
const CONTINUED = { weight: 'bold', size: 9 } as const;
const FOOTER = { weight: 'text', size: 8 } as const;

interface Style {
  readonly font?: Weight;
  readonly size?: number;
  readonly colour?: string;
  readonly indent?: number;
  /** Below it. */
  readonly gap?: number;
  readonly link?: string | null;
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly font?: Weight;
  readonly size?: number;
  readonly colour?: string;
  readonly isRight?: boolean;
  /** Lines; more of the text is cut off with `…`. */
  readonly most?: number;
}

export interface PaperOptions {
  readonly title: string;
  readonly language: string;
  readonly pageText: (number: number) => string;
  readonly continued: string;
  /** Size of all letters against the usual one; 1 as a rule. */
  readonly scale: number;
}

export type Paper = ReturnType<typeof createPaper>;

/** Pages of A4 with a footer each; a section that runs over is named on the next page. */
export function createPaper({ title, language, pageText, continued, scale }: PaperOptions) {
  const doc = openDocument(title, language);
  const typesetter = createTypesetter(doc);
  let [pages, section]: [number, string | null] = [0, null];
  const partGap = PART_GAP * scale;

  doc.on('pageAdded', () => {
    pages += 1;
    writeFooter(doc, typesetter, title, pageText(pages));
    if (section !== null) writeContinued(doc, typesetter, `${section} ${continued}`);
  });

  const { text, cell, ensure, breathe } = createWriter(doc, typesetter, scale);

  return {
    doc,
    typesetter,
    scale,
    partGap,
    text,
    cell,
    ensure,
    breathe,
    /** Begins a new page with a heading, which the pages after it name. */
    section: (heading: string): void => {
      section = null;
      doc.addPage();
      section = heading;
      addOutline(doc, heading);
      writeHeading(doc, typesetter, heading, scale);
    },
    /** A heading within a page, on a new one where this much room is not left. */
    part: (heading: string, room: number = PART_ROOM): void => {
      section = null;
      if (doc.y + partGap + room > BOTTOM) doc.addPage();
      else doc.y += partGap;
      section = heading;
      addOutline(doc, heading);
      writeHeading(doc, typesetter, heading, scale);
    },
    /** A page without a heading. */
    plainPage: (): void => {
      section = null;
      doc.addPage();
    },
    rule: (): void => {
      doc.moveTo(PAGE.margin, doc.y).lineTo(PAGE.width - PAGE.margin, doc.y);
      doc.lineWidth(0.5).stroke(RULE);
      doc.y += 6;
    },
  };
}

/** Writes texts of any length: down the page, or into a column of it. */
function createWriter(doc: PDFKit.PDFDocument, typesetter: Typesetter, scale: number) {
  let turn = performance.now();

  /** Lets the thread send what is written, and hear that the request was cancelled. */
  async function breathe(): Promise<void> {
    if (performance.now() - turn < TURN_MS) return;
    await setImmediate();
    turn = performance.now();
  }

  const ensure = (points: number): void => {
    if (doc.y + points > BOTTOM) doc.addPage();
  };

  async function text(content: string, style: Style = {}): Promise<void> {
    const { colour = INK, indent = 0, gap = 2, link = null } = style;
    const look = lookOf(style, scale);
    const [left, step] = [PAGE.margin + indent, look.size * LINE_HEIGHT];
    for (const line of typesetter.linesOf(content, look, CONTENT_WIDTH - indent)) {
      ensure(step);
      doc.fillColor(colour);
      typesetter.write(line, [left, doc.y], look);
      if (link !== null) doc.link(left, doc.y, line.width, step, asciiUrl(link));
      doc.y += step;
      await breathe();
    }
    doc.y += gap * scale;
  }

  /** Writes into a column and answers how high that is; the pen stays where it was. */
  function cell(content: string, { x, width, most = 1, isRight, ...style }: Cell): number {
    const look = lookOf(style, scale);
    const step = look.size * LINE_HEIGHT;
    const lines = typesetter.fit(content, look, width, most);
    doc.fillColor(style.colour ?? INK);
    for (const [row, line] of lines.entries()) {
      const left = isRight ? x + width - line.width : x;
      typesetter.write(line, [left, doc.y + row * step], look);
    }
    return lines.length * step;
  }

  return { text, cell, ensure, breathe };
}

function lookOf({ font = 'text', size = 10 }: Pick<Style, 'font' | 'size'>, scale: number): Look {
  return { weight: font, size: size * scale };
}

/** A file of this kind has addresses in ASCII; viewers do not find others. */
function asciiUrl(link: string): string {
  return URL.parse(link)?.href ?? link;
}

function openDocument(title: string, language: string): PDFKit.PDFDocument {
  return new Document({
    size: 'A4',
    margin: PAGE.margin,
    autoFirstPage: false,
    lang: language,
    info: { Title: tidyText(title), Creator: 'Fahrtwind' },
  });
}

/** Bookmarks are written by the reader's own fonts. */
function addOutline(doc: PDFKit.PDFDocument, heading: string): void {
  doc.outline.addItem(tidyText(heading));
}

function writeHeading(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  heading: string,
  scale: number,
): void {
  const look = lookOf(HEADING, scale);
  doc.fillColor(INK);
  // A title may have 500 characters.
  for (const line of typesetter.fit(heading, look, CONTENT_WIDTH, 2)) {
    typesetter.write(line, [PAGE.margin, doc.y], look);
    doc.y += look.size * LINE_HEIGHT;
  }
  doc.y += 6;
}

function writeContinued(doc: PDFKit.PDFDocument, typesetter: Typesetter, text: string): void {
  doc.fillColor(PALE);
  for (const line of typesetter.fit(text, CONTINUED, CONTENT_WIDTH))
    typesetter.write(line, [PAGE.margin, doc.y], CONTINUED);
  doc.y += CONTINUED.size * LINE_HEIGHT + 8;
}

/** In the margin. */
function writeFooter(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  title: string,
  page: string,
): void {
  const y = PAGE.height - 34;
  doc.fillColor(PALE);
  for (const line of typesetter.fit(title, FOOTER, CONTENT_WIDTH - 80))
    typesetter.write(line, [PAGE.margin, y], FOOTER);
  for (const line of typesetter.fit(page, FOOTER, 80))
    typesetter.write(line, [PAGE.width - PAGE.margin - line.width, y], FOOTER);
  doc.x = PAGE.margin;
  doc.y = PAGE.margin;
}
