import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  DEFAULT_DRIVING_LIMIT_MINUTES,
  monthOf,
  weekdayOf,
} from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import type { PlaceHit } from '../ports.ts';
import { type Area, areaOfKey, findRegion } from '../regions/regions.ts';
import { startOf } from './empty-trip.ts';
import { MOST_NIGHTS, type PlanRequest } from './plan-request.ts';
import { suggestAreas } from './suggest-areas.ts';
import type { Turn } from './turn.ts';

type NewTrip = Extract<ChangeAction, { readonly kind: 'newTrip' }>;

interface Ends {
  readonly from?: PlaceHit;
  readonly to?: PlaceHit;
  readonly via: readonly PlaceHit[];
}

const USUAL_DAYS = 7;
/** People with children or a camper drive less a day. */
const HOURS_WITH_CHILDREN = 5;
const HOURS = { car: DEFAULT_DRIVING_LIMIT_MINUTES / 60, camper: 5.5, motorcycle: 5 } as const;
const SATURDAY = 5;
const MONTHS = 12;
const MILD_MONTHS = [5, 6, 7, 8, 9];
/** A long trip that is asked for today does not begin tomorrow. */
const AHEAD_DAYS = 14;

/** The request that an action makes, with defaults for what the message leaves open. Null where no region suits. */
export function requestOf(
  turn: Turn,
  action: NewTrip,
  { from, to, via }: Ends,
): PlanRequest | null {
  const { withChildren = false, vehicle = 'car', themes = [], days = USUAL_DAYS } = action;
  const isRound = action.roundTrip ?? (from !== undefined && to === undefined);
  const hours = withChildren ? Math.min(HOURS_WITH_CHILDREN, HOURS[vehicle]) : HOURS[vehicle];
  const named = withoutWholes((action.areas ?? []).flatMap((key) => areaOfKey(key) ?? []));
  const open = {
    ...(from && { from }),
    isRound,
    themes,
    withChildren,
    vehicle,
    days,
    maxDriveHours: action.maxDriveHours ?? hours,
    mostNights: action.mostNights ?? MOST_NIGHTS,
  };
  const start = action.start ?? startIn(turn, named);
  const isOpen = named.length === 0 && via.length === 0 && to === undefined;
  const suggested = isOpen ? suggestAreas({ ...open, start }, turn.context.language) : [];
  const areas = isOpen ? suggested.slice(0, 1) : named;
  if (isOpen && areas.length === 0) return null;
  const wanted = isRound && to ? [...via, to] : via;
  const names = areas.length > 0 ? areas : wanted;
  return {
    ...open,
    start,
    areas,
    wanted,
    alsoNear: suggested.slice(1).map(({ name }) => name),
    title: turn.texts.tourTitle(turn.texts.list(names.map(({ name }) => name)), from?.name ?? ''),
    ...(to && !isRound && { to }),
  };
}

/** `England, Cornwall`: the part says more than the whole. */
function withoutWholes(areas: readonly Area[]): readonly Area[] {
  return areas.filter(({ regionId }) => {
    const parts = findRegion(regionId)?.parts ?? [];
    return !areas.some((other) => parts.includes(other.regionId));
  });
}

/** A date that was chosen stays; else the next Saturday of a month in which it is lovely there. */
function startIn(turn: Turn, areas: readonly Area[]): CalendarDate {
  const { today } = turn.context;
  const planned = startOf(turn);
  const named = areas.flatMap(({ regionId }) => findRegion(regionId)?.months ?? []);
  const months = named.length > 0 ? named : MILD_MONTHS;
  if (daysBetween(today, planned) > 1) return planned;
  const soon = addDays(today, AHEAD_DAYS);
  const [year, month] = [Number(soon.slice(0, 4)), monthOf(soon)];
  for (let ahead = 0; ahead < MONTHS; ahead += 1) {
    const index = month - 1 + ahead;
    const first = calendarDate(year + Math.floor(index / MONTHS), (index % MONTHS) + 1, 1);
    if (!first || !months.includes((index % MONTHS) + 1)) continue;
    const day = first < soon ? soon : first;
    return addDays(day, (SATURDAY - weekdayOf(day) + 7) % 7);
  }
  return planned;
}
