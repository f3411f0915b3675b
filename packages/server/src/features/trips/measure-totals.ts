import { routeLegsOf, totalsOf, type FindMeasure, type Trip } from '@fahrtwind/domain';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../jobs/log.ts';
import { repeat } from '../../jobs/repeat.ts';
import { readStoredTrip } from './trip.repository.ts';
import { trip } from './trip.tables.ts';
import { waysOf } from './ways-of.ts';

/** For trips that were left over: by a server that ended, a service that was out, or another planner. */
const SWEEP_PAUSE_MS = 10 * 60_000;
const BATCH = 100;

/** What the route planner says of a whole trip. */
export interface MeasuredTrip {
  readonly legOf: FindMeasure;
  /** Whether another planner stood in for the one that was asked. */
  readonly isFallback: boolean;
}

export interface TotalsParts {
  readonly database: Database;
  readonly log: Log;
  readonly measureTrip: (trip: Trip) => Promise<MeasuredTrip>;
  /** Another one when trips have to be measured anew. */
  readonly plannerName: () => Promise<string>;
}

export interface TotalsMeter {
  /** From now on, saves are noted. */
  readonly measureSaves: () => void;
  /** A trip with other legs was saved: it is measured soon. */
  readonly noteSave: (id: string) => void;
  /** Measures all trips that wait. */
  readonly measureDue: () => Promise<void>;
  start(): void;
  close(): Promise<void>;
}

/**
 * Measures stored trips in the background, one at a time, so that no save waits for it and lists, cards and pages show
 * the same numbers whatever program saved a trip.
 */
export function createTotalsMeter(parts: TotalsParts): TotalsMeter {
  const waiting = new Set<string>();
  let working: Promise<void> | null = null;
  let sweep: ReturnType<typeof repeat> | null = null;
  let [isNoting, isClosed] = [false, false];

  async function work(): Promise<void> {
    for (const id of waiting) {
      waiting.delete(id);
      try {
        await measureStored(parts, id);
      } catch (error) {
        // It stays marked, and the next sweep tries again.
        parts.log.warn({ err: error, trip: id }, 'a trip was not measured');
      }
    }
  }

  async function measureDue(): Promise<void> {
    let after = '';
    for (;;) {
      const ids = await dueTrips(parts, after);
      for (const id of ids) waiting.add(id);
      await (working ??= work().finally(() => (working = null)));
      const last = ids.at(-1);
      if (isClosed || last === undefined || ids.length < BATCH) return;
      after = last;
    }
  }

  return {
    measureSaves: () => {
      isNoting = true;
    },
    noteSave: (id) => {
      if (!isNoting || isClosed) return;
      waiting.add(id);
      working ??= work().finally(() => (working = null));
    },
    measureDue,
    start: () => {
      sweep ??= repeat('measure trips', SWEEP_PAUSE_MS, measureDue, parts.log);
    },
    close: async () => {
      isClosed = true;
      waiting.clear();
      await working;
      await sweep?.close();
    },
  };
}

/** Two comparisons, each along the index, which `is distinct from` does not use. */
const isDue = (planner: string): SQL =>
  sql`(${trip.measuredBy} is null or ${trip.measuredBy} < ${planner} or ${trip.measuredBy} > ${planner})`;

async function dueTrips(
  { database, plannerName }: TotalsParts,
  after: string,
): Promise<readonly string[]> {
  const rows = await database.background.db
    .select({ id: trip.id })
    .from(trip)
    .where(and(isDue(await plannerName()), isNull(trip.deletedAt), sql`${trip.id} > ${after}`))
    .orderBy(trip.id)
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function measureStored(parts: TotalsParts, id: string): Promise<void> {
  const { db } = parts.database.background;
  const planner = await parts.plannerName();
  const [row] = await db
    .select()
    .from(trip)
    .where(and(eq(trip.id, id), isNull(trip.deletedAt), isDue(planner)));
  if (!row) return;
  const stored = readStoredTrip(row);
  const legs = routeLegsOf(stored);
  const { legOf, isFallback } = await parts.measureTrip(stored);
  const { totalsAreMeasured, ...sums } = totalsOf(legs, legOf);
  const totals = JSON.stringify({ ...sums, isEstimate: !totalsAreMeasured });
  // A save that came between has the same totals if it has the same legs; else it is measured after this one.
  const ways = waysOf(stored);
  await db
    .update(trip)
    .set({
      summary: sql`${trip.summary} || ${totals}::jsonb`,
      ways,
      measuredBy: isFallback ? null : planner,
    })
    .where(
      and(
        eq(trip.id, id),
        or(eq(trip.ways, ways), and(isNull(trip.ways), eq(trip.revision, row.revision))),
      ),
    );
}
