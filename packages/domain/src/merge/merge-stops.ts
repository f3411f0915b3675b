import { isSameData } from '../trip/same-data.ts';
import type { Stop } from '../trip/stop.ts';
import { MAX_STOPS, type Trip } from '../trip/trip.ts';
import type { Report } from './report.ts';
import type { DayPlan } from './merge-days.ts';
import { mergeStop } from './merge-stop.ts';
import { placeStops, type Moves } from './place-stops.ts';
import { movedStops, standingOf, type Standing } from './standing.ts';
import { mapVersions, type Versions } from './versions.ts';

export interface MergedStops {
  /** The stops of each merged day, in their order. */
  readonly lists: ReadonlyMap<string, readonly Stop[]>;
  /** The stops that were put into a day that is gone, and now stand with its neighbour. */
  readonly landed: readonly string[];
}

/** Merges the stops and where they stand. */
export function mergeStops(trips: Versions<Trip>, plan: DayPlan, report: Report): MergedStops {
  const standings = mapVersions(trips, (trip) => standingOf(trip, trips.base, plan));
  const moves: Moves = {
    early: movedStops(standings.base, standings.early),
    late: movedStops(standings.base, standings.late),
  };
  const stops = withinLimit(mergeAll(standings, moves, report), standings, report);
  const { lists, landed } = placeStops({ standings, moves, plan, stops, report });
  return {
    lists: new Map(
      [...lists].map(([dayId, ids]) => [
        dayId,
        ids.flatMap((id) => {
          const stop = stops.get(id);
          return stop ? [stop] : [];
        }),
      ]),
    ),
    landed,
  };
}

function mergeAll(
  { base, early, late }: Versions<Standing>,
  moves: Moves,
  report: Report,
): ReadonlyMap<string, Stop> {
  const merged = new Map<string, Stop>();
  for (const id of new Set([...late.stops.keys(), ...early.stops.keys()])) {
    const [before, one, other] = [base.stops.get(id), early.stops.get(id), late.stops.get(id)];
    if (one && other) {
      merged.set(id, mergeStop({ base: before, early: one, late: other }, report));
      continue;
    }
    const rest = one ?? other;
    const side = one ? 'early' : 'late';
    const place = (one ? early : late).places.get(id);
    const about = { subject: 'stop', id, field: null, ...(place && { place }) } as const;
    if (!rest) continue;
    if (!before || !isSameData(before, rest)) merged.set(id, rest);
    else if (moves[side].has(id)) {
      const keptFrom = one ? 'late' : 'early';
      report({ ...about, kept: null, lost: rest, keptFrom });
    }
    if (before && merged.has(id)) report({ ...about, kept: rest, lost: null, keptFrom: side });
  }
  return merged;
}

/** Two trips that are within the limit can add up to one that is not: then stops of the earlier edit give way. */
function withinLimit(
  stops: ReadonlyMap<string, Stop>,
  { early, late }: Versions<Standing>,
  report: Report,
): ReadonlyMap<string, Stop> {
  const tooMany = stops.size - MAX_STOPS;
  if (tooMany <= 0) return stops;
  const surplus = new Set([...stops.keys()].filter((id) => !late.stops.has(id)).slice(-tooMany));
  for (const id of surplus) {
    const place = early.places.get(id);
    const about = { subject: 'stop', id, field: null, ...(place && { place }) } as const;
    report({ ...about, kept: null, lost: stops.get(id), keptFrom: 'late' });
  }
  return new Map([...stops].filter(([id]) => !surplus.has(id)));
}
