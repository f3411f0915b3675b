import type { TransportField, TransportLeg } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';
import type { Report } from './report.ts';
import { changedFields, mergeFields, type Candidates } from './merge-fields.ts';
import { mergeSlot } from './merge-slot.ts';
import { reportFields } from './merge-stop.ts';
import { chooseDates } from './rebase.ts';
import { mapVersions, type Versions } from './versions.ts';

const TIMES = ['departureDateTime', 'arrivalDateTime'];

type Legs = Pick<Trip, TransportField>;

interface LegVersions {
  readonly trips: Versions<Legs>;
  readonly expected: { readonly early: Legs; readonly late: Legs };
  /** The versions on the merged days. */
  readonly onto: Versions<Legs>;
  readonly report: Report;
}

/** Merges the transport legs, with times that follow the merged days. */
export function mergeLegs(versions: LegVersions): Legs {
  return {
    arrivalEntry: mergeLeg('arrivalEntry', versions),
    departureEntry: mergeLeg('departureEntry', versions),
    duringTripEntry: mergeLeg('duringTripEntry', versions),
  };
}

function mergeLeg(
  field: TransportField,
  { trips, expected, onto, report }: LegVersions,
): TransportLeg | null {
  const base = trips.base[field];
  const isEdited = (side: 'early' | 'late'): boolean => {
    const [followed, after] = [expected[side][field], trips[side][field]];
    if (!followed || !after) return followed !== after;
    return !hasSameTimes(followed, after) || (after.booked && !base?.booked);
  };
  const isUntouched = (side: 'early' | 'late'): boolean => {
    const after = trips[side][field];
    if (!base || !after) return base === after;
    return changedFields(base, after, TIMES).length === 0 && !isEdited(side);
  };
  if (isUntouched('early') && isUntouched('late')) return onto.base[field];
  return mergeSlot(
    mapVersions(onto, (legs) => legs[field]),
    {
      isUntouched,
      merge: (legs) =>
        mergeSameLeg(field, legs, { early: isEdited('early'), late: isEdited('late') }, report),
      report: (kept, lost, keptFrom) =>
        report({ subject: 'leg', id: field, field: null, kept, lost, keptFrom }),
    },
  );
}

function mergeSameLeg(
  field: TransportField,
  legs: Candidates<TransportLeg>,
  isEdited: { readonly early: boolean; readonly late: boolean },
  report: Report,
): TransportLeg {
  const merged = mergeFields(legs, reportFields('leg', field, report), TIMES);
  if (isEdited.early && isEdited.late && !hasSameTimes(legs.early, legs.late)) {
    const [kept, lost] = [timesOf(legs.late), timesOf(legs.early)];
    report({ subject: 'leg', id: field, field: 'times', kept, lost, keptFrom: 'late' });
  }
  const dates = chooseDates({ isEdited, onto: legs });
  return dates ? { ...merged, ...timesOf(dates) } : merged;
}

type Times = Pick<TransportLeg, 'departureDateTime' | 'arrivalDateTime'>;

function timesOf({ departureDateTime, arrivalDateTime }: TransportLeg): Times {
  return { departureDateTime, arrivalDateTime };
}

function hasSameTimes(one: Times, other: Times): boolean {
  return (
    one.departureDateTime === other.departureDateTime &&
    one.arrivalDateTime === other.arrivalDateTime
  );
}
