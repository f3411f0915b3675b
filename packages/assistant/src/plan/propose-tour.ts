import {
  newEntry,
  newNote,
  replayOperations,
  scheduleTrip,
  type TripOperation,
} from '@fahrtwind/domain';
import { estimateMark } from '../texts/units.ts';
import { describeTour, type MadeTour, type MeasuredTour } from './describe-tour.ts';
import { emptyTrip } from './empty-trip.ts';
import { type FilledStop, fillDays } from './fill-days.ts';
import { measuresOf } from './measures.ts';
import type { PlanRequest } from './plan-request.ts';
import { planTour, type Tour, type TourPlan } from './plan-tour.ts';
import { refused, step, type Step, type Turn } from './turn.ts';

const SLACK_SECONDS = 300;
/** Each round measures the whole trip anew. */
const MOST_ROUNDS = 4;
const HALT_MINUTES = 75;

/** Fills the open trip with a tour. */
export async function proposeTour(turn: Turn, request: PlanRequest): Promise<Step> {
  const tour = await planTour(request, turn.ports);
  if (tour.kind !== 'tour') return refused(refusalOf(turn, request, tour));
  return stepOf(turn, await measuredTour(turn, tour, request));
}

/** The same where it fills all days; null where there is too little around the places. */
export async function proposeFullTour(turn: Turn, request: PlanRequest): Promise<Step | null> {
  const tour = await planTour(request, turn.ports);
  if (tour.kind !== 'tour' || tour.dayCount < request.days) return null;
  return stepOf(turn, await measuredTour(turn, tour, request));
}

function stepOf(turn: Turn, made: MeasuredTour): Step {
  return step(made.operations, describeTour(turn.texts, made));
}

function refusalOf(
  { texts }: Turn,
  { title, maxDriveHours, isRound, days }: PlanRequest,
  plan: Exclude<TourPlan, Tour>,
): string {
  if (plan.kind === 'nothing-known') return texts.tourNothingKnown(title);
  const there = Math.max(1, Math.ceil(plan.hours / maxDriveHours));
  const way = estimateMark(true) + texts.duration(plan.hours * 3600);
  const needed = texts.dayCount(there * (isRound ? 2 : 1) + 1);
  return texts.tourTooShort(title, way, texts.dayCount(days), needed);
}

async function measuredTour(turn: Turn, tour: Tour, request: PlanRequest): Promise<MeasuredTour> {
  const filled = await fillDays(tour, request, turn.ports);
  return withinLimit(turn, { tour, filled, request });
}

/** Sights that make a day too long, or lie on a road that is closed then, fall away. */
async function withinLimit(turn: Turn, first: MadeTour): Promise<MeasuredTour> {
  const { tour, request } = first;
  const { title, start } = request;
  const frame = emptyTrip(turn, { title, start, dayCount: tour.dayCount });
  let made = first;
  for (let round = 0; ; round += 1) {
    const operations = [...frame.operations, ...stopOperations(turn, made, frame.dayIds)];
    const { trip } = replayOperations(turn.trip, operations);
    const schedule = scheduleTrip(trip, await measuresOf(trip, turn.ports));
    const limit = request.maxDriveHours * 3600 + SLACK_SECONDS;
    const long = schedule.flatMap(({ drivingSeconds, stops }, day) =>
      drivingSeconds > limit || stops.some(({ leg }) => (leg?.closures ?? []).length > 0)
        ? [day]
        : [],
    );
    const filled = withoutSights(made.filled, long);
    if (filled.length === made.filled.length || round >= MOST_ROUNDS)
      return { ...made, operations, trip, schedule };
    made = { ...made, filled };
  }
}

/** Without the last sight of each of these days; an outing to nothing is no drive. */
function withoutSights(
  filled: readonly FilledStop[],
  days: readonly number[],
): readonly FilledStop[] {
  const last = days.map((day) =>
    filled.findLastIndex((stop) => stop.dayIndex === day && stop.kind === 'sight'),
  );
  const kept = filled.filter((_, index) => !last.includes(index));
  return kept.filter((stop, index) => {
    const before = kept[index - 1];
    return stop.kind !== 'night' || before?.kind !== 'night' || before.name !== stop.name;
  });
}

function stopOperations(
  { trip, context: { language }, ports: { makeId } }: Turn,
  { filled, request: { vehicle } }: MadeTour,
  dayIds: readonly string[],
): readonly TripOperation[] {
  // Sentences about sights are German.
  const said = (description: string): string => (language === 'de' ? description : '');
  const lodging =
    vehicle === 'camper' && trip.akkomodationType !== 'camping'
      ? [{ op: 'setAccommodationType', akkomodationType: 'camping' } as const]
      : [];
  const stops = filled.map((stop): TripOperation => {
    const note = said(stop.description);
    const entries = stop.activities.map(({ name, description }) =>
      newEntry({ id: makeId(), entryType: 'activity', name, content: said(description) }),
    );
    return {
      op: 'addStop',
      dayId: dayIds[stop.dayIndex] ?? '',
      stop: {
        id: makeId(),
        location: stop.location,
        ...(stop.kind === 'sight' && { stayMinutes: HALT_MINUTES }),
        ...(note !== '' && { note: newNote({ id: makeId(), content: note }) }),
        ...(entries.length > 0 && { entries }),
      },
    };
  });
  return [...lodging, ...stops];
}
