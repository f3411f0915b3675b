import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import type { Language, MapDrawing } from '@fahrtwind/contract';
import {
  isValidLocation,
  readCoverRoute,
  tripFileName,
  tripFileTitle,
  type PrintLayout,
  type PrintPart,
  type Trip,
} from '@fahrtwind/domain';
import { abortedWith } from '../../http/aborted-with.ts';
import { AppError } from '../../http/app-error.ts';
import { attachment } from '../../http/attachment.ts';
import type { Handlers } from '../../http/handle.ts';
import { jsonText } from '../../http/json-text.ts';
import { networkOf } from '../../http/network.ts';
import type { Slots } from '../../http/slots.ts';
import type { Log } from '../../jobs/log.ts';
import type { Ports } from '../../threads/task.ts';
import type { WorkPool } from '../../threads/work-pool.ts';
import { keepDrawings } from './keep-drawings.ts';
import type { PaperInput, PrintTasks } from './print-tasks.ts';
import { PRINT_WORDS } from './print-words.ts';
import { createRouteSketches } from './sketch-route.ts';

/** The largest trips take some seconds. */
const PAPER_MS = 60_000;
const MAP_MS = 20_000;
const COVER_MS = 24 * 60 * 60 * 1000;

export interface PrintParts {
  readonly log: Log;
  readonly pool: WorkPool;
  readonly plannerPorts: Ports;
  readonly slots: Slots;
  /** The variant of the site at a host: where links lead to, and its language. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
  /** A trip that the user may see. */
  readonly readTrip: (id: string, uid: string) => Promise<{ readonly trip: Trip } | null>;
  readonly countPrint: (id: string) => Promise<void>;
  /** Where others can see the trip; null when they cannot, or this user does not know of it. */
  readonly publicPathOf: (trip: Trip, uid: string) => Promise<string | null>;
}

interface Wish {
  readonly id: string;
  readonly uid: string;
  readonly host: string;
  readonly signal: AbortSignal;
}

interface PrintFeature {
  readonly handlers: Handlers<'sketchRoute' | 'drawCover' | 'drawTripMaps' | 'printTrip'>;
}

export function createPrintFeature(parts: PrintParts): PrintFeature {
  const run = parts.pool.of<PrintTasks>();
  const ports = parts.plannerPorts;
  const sketch = createRouteSketches((question, asker) =>
    run('sketchRoute', question, { asker, ports, budgetMs: MAP_MS }),
  );
  const covers = keepDrawings<MapDrawing | null>({ most: 300, ms: COVER_MS, now: Date.now });
  return {
    handlers: {
      drawCover: async ({ query: { route }, request, reply }) => {
        const points = readCoverRoute(route);
        if (!points?.every(isValidLocation)) throw new AppError('invalid-argument', 'route');
        const question = { points, now: new Date().toISOString() };
        const asker = networkOf(request.ip);
        const drawing = await covers(route, () =>
          run('drawCover', question, { asker, ports, budgetMs: MAP_MS }),
        );
        // The address says what is drawn: another route has another one.
        reply.header('cache-control', 'private, max-age=2592000');
        return { drawing };
      },
      sketchRoute: ({ query: { stops }, request }) => sketch(stops, networkOf(request.ip)),
      drawTripMaps: async ({ params: { id }, session: { uid }, request: { host }, reply }) => {
        const signal = abortedWith(reply);
        const content = await prepare(parts, { id, uid, host, signal });
        const work = { asker: uid, signal, budgetMs: PAPER_MS, isLong: true };
        return jsonText(await run('drawMaps', content, { ...work, ports }));
      },
      printTrip: async ({ params: { id }, query, session: { uid }, request: { host }, reply }) => {
        const giveBack = await parts.slots.take(`print of ${uid}`, 1);
        if (!giveBack) throw new AppError('export-running');
        if (reply.raw.destroyed) giveBack();
        else reply.raw.once('close', giveBack);
        const wish = { id, uid, host, signal: abortedWith(reply) };
        const { file, name } = await startPdf(parts, wish, query);
        await parts.countPrint(id);
        reply.header('content-disposition', attachment({ ...name, ending: 'pdf' }));
        return reply.type('application/pdf').send(file);
      },
    },
  };
}

/** All that is printed of a trip that the user may see. */
async function prepare(
  { readTrip, siteOf, publicPathOf }: PrintParts,
  { id, uid, host }: Wish,
): Promise<PaperInput> {
  const found = await readTrip(id, uid);
  if (!found) throw new AppError('object-not-found');
  const { trip } = found;
  const { origin, language } = siteOf(host);
  const path = await publicPathOf(trip, uid);
  return { trip, language, publicUrl: path === null ? null : origin + path };
}

/** Resolves with the first piece, so that a refusal becomes the answer; what fails later can only end the file. */
async function startPdf(
  parts: PrintParts,
  wish: Wish,
  look: { readonly omit: readonly PrintPart[]; readonly layout: PrintLayout },
) {
  const { uid, signal } = wish;
  const content = await prepare(parts, wish);
  const today = new Date().toISOString().slice(0, 10);
  const file = new PassThrough();
  let begin: () => void;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const write = async (piece: Uint8Array): Promise<void> => {
    begin();
    if (!file.write(piece)) await once(file, 'drain', { signal });
  };
  const writing = parts.pool.of<PrintTasks>()(
    'writePdf',
    { ...content, ...look, today },
    {
      asker: uid,
      signal,
      budgetMs: PAPER_MS,
      isLong: true,
      ports: { ...parts.plannerPorts, write },
    },
  );
  await Promise.race([begun, writing]);
  writing.then(
    () => file.end(),
    (error: unknown) => {
      if (!signal.aborted) parts.log.error({ err: error }, 'a PDF was not written to its end');
      file.destroy();
    },
  );
  const { fileName } = PRINT_WORDS[content.language];
  const [plain, full] = [
    tripFileName(content.trip, fileName),
    tripFileTitle(content.trip, fileName),
  ];
  return { file, name: { plain, full } };
}
