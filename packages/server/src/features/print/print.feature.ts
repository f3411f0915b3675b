import type { Language, MapDrawing } from '@fahrtwind/contract';
import {
  tripFileName,
  type MeasuredLeg,
  type PrintPart,
  type RouteLeg,
  type Trip,
} from '@fahrtwind/domain';
import { attributionIn, createOutlines } from '@fahrtwind/geo';
import { abortedWith } from '../../http/aborted-with.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import type { Size } from './draw-map.ts';
import { createRouteSketches } from './sketch-route.ts';
import { PRINT_WORDS } from './print-words.ts';
import { drawTripMap, drawTripMaps } from './trip-maps.ts';

/** Of the outlines, and of the places by which roads are drawn. */
const OUTLINE_ATTRIBUTION = 'Natural Earth, GeoNames (CC BY 4.0)';

export type LegOf = (
  leg: RouteLeg,
) => (MeasuredLeg & { readonly geometry: readonly (readonly [number, number])[] }) | undefined;

interface PrintParts {
  readonly log: Log;
  /** The archives of the world's outlines and of its roads. */
  readonly archives: readonly string[];
  /** The variant of the site at a host: where links lead to, and its language. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
  /** A trip that the user may see. */
  readonly readTrip: (id: string, uid: string) => Promise<{ readonly trip: Trip } | null>;
  readonly countPrint: (id: string) => Promise<void>;
  /** Where others can see the trip; null when they cannot, or this user does not know of it. */
  readonly publicPathOf: (trip: Trip, uid: string) => Promise<string | null>;
  readonly planLegs: PlanLegs;
  /** For a page, which does not wait long. */
  readonly planForPage: PlanLegs;
}

type PlanLegs = (
  trip: Trip,
) => Promise<{ readonly legOf: LegOf; readonly attribution: readonly string[] }>;

interface Wish {
  readonly id: string;
  readonly uid: string;
  readonly host: string;
}

interface PrintFeature {
  readonly handlers: Handlers<'sketchRoute' | 'drawTripMaps' | 'printTrip'>;
  /** One map of a whole trip. */
  readonly drawRoute: (trip: Trip, size: Size) => Promise<MapDrawing | null>;
}

export function createPrintFeature(parts: PrintParts): PrintFeature {
  const outlines = createOutlines(...parts.archives);
  const sketch = createRouteSketches({ outlines, planLegs: parts.planForPage, now: Date.now });
  const underWay = new Set<string>();

  /** All that is printed of a trip that the user may see. */
  async function prepare({ id, uid, host }: Wish) {
    const found = await parts.readTrip(id, uid);
    if (!found) throw new AppError('object-not-found');
    const { trip } = found;
    const { origin, language } = parts.siteOf(host);
    const { legOf, attribution } = await parts.planLegs(trip);
    const path = await parts.publicPathOf(trip, uid);
    return {
      trip,
      language,
      legOf,
      maps: await drawTripMaps(outlines, trip, (leg) => legOf(leg)?.geometry),
      attribution: [OUTLINE_ATTRIBUTION, ...attributionIn(language, attribution)],
      publicUrl: path === null ? null : origin + path,
    };
  }

  async function startPdf(wish: Wish, omit: readonly PrintPart[], signal: AbortSignal) {
    const content = await prepare(wish);
    const words = PRINT_WORDS[content.language];
    const today = new Date().toISOString().slice(0, 10);
    // Two megabytes of code that most starts never need.
    const { createTripPdf } = await import('./pdf/write-trip-pdf.ts');
    const { doc, write } = createTripPdf({ ...content, words, omit: new Set(omit), today });
    await parts.countPrint(wish.id);
    write(signal).catch((error: unknown) => {
      parts.log.error({ err: error }, 'a PDF was not written to its end');
      doc.destroy();
    });
    return { doc, name: `${tripFileName(content.trip, words.fileName)}.pdf` };
  }

  return {
    drawRoute: async (trip, size) => {
      const { legOf } = await parts.planLegs(trip);
      return drawTripMap(outlines, trip, (leg) => legOf(leg)?.geometry, size);
    },
    handlers: {
      sketchRoute: ({ query: { stops } }) => sketch(stops),
      drawTripMaps: async ({ params: { id }, session: { uid }, request: { host } }) => {
        const { maps, attribution, publicUrl } = await prepare({ id, uid, host });
        return { trip: maps.trip, days: [...maps.days], attribution, publicUrl };
      },
      printTrip: async ({ params: { id }, query, session: { uid }, request: { host }, reply }) => {
        if (underWay.has(uid)) throw new AppError('export-running');
        underWay.add(uid);
        reply.raw.once('close', () => underWay.delete(uid));
        const { doc, name } = await startPdf({ id, uid, host }, query.omit, abortedWith(reply));
        reply.header('content-disposition', `attachment; filename="${name}"`);
        return reply.type('application/pdf').send(doc);
      },
    },
  };
}
