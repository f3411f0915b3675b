import type { Language } from '@fahrtwind/contract';
import type { LineOfLeg, PrintLayout, PrintPart, Trip } from '@fahrtwind/domain';
import { attributionIn, type Outlines } from '@fahrtwind/geo';
import type { TaskContext } from '../../threads/task.ts';
import { drawCover, type CoverQuestion } from './draw-cover.ts';
import type { Size } from './draw-map.ts';
import type { LegOf } from './leg-of.ts';
import { PRINT_WORDS } from './print-words.ts';
import { sketchRoute, type SketchQuestion } from './sketch-route.ts';
import { drawTripMap, drawTripMaps } from './trip-maps.ts';

/** Source of the outlines, and of the places by which roads are drawn. */
const OUTLINE_ATTRIBUTION = 'Natural Earth, GeoNames (CC BY 4.0)';

type PlanLegs = (trip: Trip, context: TaskContext) => Promise<PlannedForPaper>;

interface PlannedForPaper {
  readonly legOf: LegOf;
  readonly attribution: readonly string[];
}

interface PrintTaskParts {
  readonly outlines: Outlines;
  readonly planLegs: PlanLegs;
  /** For a page, which does not wait long. */
  readonly planForPage: PlanLegs;
}

/** A trip to be printed, and what of the site is printed with it. */
export interface PaperInput {
  readonly trip: Trip;
  readonly language: Language;
  /** Where others can see the trip; null when they cannot. */
  readonly publicUrl: string | null;
}

interface PdfInput extends PaperInput {
  readonly layout: PrintLayout;
  readonly omit: readonly PrintPart[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** What threads draw: maps, and documents with them. */
export function createPrintTasks({ outlines, planLegs, planForPage }: PrintTaskParts) {
  async function prepare(
    { trip, language }: PaperInput,
    context: TaskContext,
    layout: PrintLayout = 'full',
  ) {
    const { legOf, attribution } = await planLegs(trip, context);
    const lineOf: LineOfLeg = (leg) => legOf(leg)?.geometry;
    return {
      legOf,
      maps: await drawTripMaps(outlines, trip, { lineOf, layout, signal: context.signal }),
      attribution: [OUTLINE_ATTRIBUTION, ...attributionIn(language, attribution)],
    };
  }

  return {
    /** The reply as JSON: the main thread passes it on as it is. */
    drawMaps: async (input: PaperInput, context: TaskContext): Promise<string> => {
      const { maps, attribution } = await prepare(input, context);
      return JSON.stringify({ ...maps, attribution, publicUrl: input.publicUrl });
    },
    drawRoute: async (
      { trip, size }: { readonly trip: Trip; readonly size: Size },
      context: TaskContext,
    ) => {
      const { legOf } = await planLegs(trip, context);
      return drawTripMap(outlines, trip, (leg) => legOf(leg)?.geometry, size);
    },
    drawCover: (question: CoverQuestion, context: TaskContext) =>
      drawCover({ outlines, planLegs: (trip) => planForPage(trip, context) }, question),
    sketchRoute: (question: SketchQuestion, context: TaskContext) =>
      sketchRoute({ outlines, planLegs: (trip) => planForPage(trip, context) }, question),
    /** Writes the document piece by piece; each is asked for when the one before it was taken. */
    writePdf: async ({ omit, ...input }: PdfInput, context: TaskContext): Promise<void> => {
      const content = { ...input, ...(await prepare(input, context, input.layout)) };
      const { createTripPdf } = await import('./pdf/write-trip-pdf.ts');
      const words = PRINT_WORDS[input.language];
      const { doc, write } = createTripPdf({ ...content, words, omit: new Set(omit) });
      const writing = write(context.signal);
      // A failure while writing ends the document, and with it the loop below.
      writing.catch((error: unknown) => doc.destroy(asError(error)));
      for await (const piece of doc) await context.call('write', piece);
      await writing;
    },
  };
}

export type PrintTasks = ReturnType<typeof createPrintTasks>;

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
