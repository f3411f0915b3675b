import { fontName, registerFonts, type Face, type Weight } from './faces.ts';
import { fit, linesOf, type Line, type Piece } from './break-lines.ts';

/** Measures of Noto Sans, in sizes: from the top of a line to its baseline, and to the next line. */
const ASCENT = 1.069;
export const LINE_HEIGHT = 1.362;

export interface Look {
  readonly weight: Weight;
  readonly size: number;
}

export type Typesetter = ReturnType<typeof createTypesetter>;

/**
 * Breaks texts into lines and writes them. pdfkit has one font for a text and does not order what is read from right to left.
 */
export function createTypesetter(doc: PDFKit.PDFDocument) {
  registerFonts(doc);

  function useFont(face: Face, { weight, size }: Look): void {
    doc.font(fontName(face, weight)).fontSize(size);
  }

  function widthOf({ text, face }: Piece, look: Look): number {
    useFont(face, look);
    return doc.widthOfString(text, shapingOf(face));
  }

  /** Writes a line with its upper left corner here; the pen stays where it was. */
  function write({ pieces }: Line, [x, y]: readonly [x: number, y: number], look: Look): void {
    const before = { x: doc.x, y: doc.y };
    let left = x;
    for (const piece of pieces) {
      const width = widthOf(piece, look);
      doc.text(piece.text, left, y + ASCENT * look.size, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...shapingOf(piece.face),
      });
      left += width;
    }
    Object.assign(doc, before);
  }

  return {
    linesOf: (text: string, look: Look, width: number) =>
      linesOf(text, (piece) => widthOf(piece, look), width),
    fit: (text: string, look: Look, width: number, most = 1) =>
      fit(text, (piece) => widthOf(piece, look), width, most),
    write,
  };
}

/** Other scripts are shaped whole: pdfkit would set their words from left to right. */
function shapingOf(face: Face): { readonly features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return face === 'latin' ? {} : { features: [] };
}
