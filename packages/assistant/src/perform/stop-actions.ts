import {
  applyOperation,
  findStop,
  isDriven,
  isOnRoute,
  legKindOf,
  replayOperations,
  shortLabel,
  type Stop,
  stopsOf,
  tidyWishes,
  ticketOf,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import { changeNights, MOST_NIGHTS, nightsAt } from './night-actions.ts';
import { dayNumber, nameOf, type Spot, spotFor } from './positions.ts';
import { placeOf, refused, step, stopOf, type Step, type Turn } from '../plan/turn.ts';

type Of<Kind extends ChangeAction['kind']> = Extract<ChangeAction, { readonly kind: Kind }>;

export function addStopAction(turn: Turn, action: Of<'addStop'>): Step {
  const place = placeOf(turn, action.place);
  const spot = place && spotFor(turn, action, place.location);
  if (!place || !spot)
    return refused(
      place ? turn.texts.refusals['stop-gone'] : turn.texts.refusals['location-invalid'],
    );
  const id = turn.ports.makeId();
  const optional = action.optional ? { optional: true } : {};
  const stop = { id, location: place.location, ...optional };
  // No night is a halt on the way.
  const { nights = 0 } = action;
  const stay = nights === 0 ? null : stayBehind(turn.trip, spot, nights, turn.ports.makeId);
  const add: readonly TripOperation[] = stay
    ? [...stay.newDays, { op: 'addStop', dayId: stay.dayId, stop }]
    : [{ op: 'addStop', ...spot, stop }];
  const { trip, notFitting } = replayOperations(turn.trip, add);
  const [fault] = notFitting;
  if (fault) return refused(turn.texts.refusals[fault.reason]);
  // Days that are free there already are enough.
  const missing = nights > nightsAt(trip, id);
  const night = missing ? changeNights({ ...turn, trip }, id, nights) : null;
  if (night?.kind === 'refused') return night;
  const number = dayNumber(trip, findStop(trip, id)?.day.id ?? '');
  const added = turn.texts.added(place.name, number, nameOf(turn.trip, spot.afterStopId));
  return {
    kind: 'step',
    operations: [...add, ...(night?.operations ?? [])],
    text: [added, night?.text ?? ''].filter(Boolean).join(' '),
    added: { handle: place.handle, stopId: id },
  };
}

/** Days of its own for a stay behind a stop that has nights: it takes none of them away. Null where there are none. */
function stayBehind(trip: Trip, { afterStopId }: Spot, nights: number, makeId: () => string) {
  const before = afterStopId ? findStop(trip, afterStopId) : undefined;
  const kept = before ? nightsAt(trip, before.stop.id) : 0;
  if (!before || kept === 0 || !Number.isInteger(nights) || nights > MOST_NIGHTS) return null;
  const last = trip.days[trip.days.indexOf(before.day) + kept - 1];
  if (!last) return null;
  const newIds = Array.from({ length: nights }, makeId);
  return {
    newDays: newIds.map((newDayId) => ({ op: 'addDayAfter', dayId: last.id, newDayId }) as const),
    // Added last to first behind the same day, the first of them is the last of the list.
    dayId: newIds.at(-1) ?? '',
  };
}

export function removeStopAction(turn: Turn, { stop }: Of<'removeStop'>): Step {
  const found = stopOf(turn, stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  return step(
    [{ op: 'removeStops', stopIds: [found.stop.id] }],
    turn.texts.removed(shortLabel(found.stop.location)),
  );
}

export function moveStopAction(turn: Turn, action: Of<'moveStop'>): Step {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const without = applyOperation(turn.trip, { op: 'removeStops', stopIds: [found.stop.id] });
  if (!without.ok) return refused(turn.texts.refusals[without.error]);
  const spot = spotFor({ ...turn, trip: without.value }, action, found.stop.location);
  if (!spot)
    return refused(turn.texts.refusals[action.day === undefined ? 'stop-gone' : 'day-gone']);
  return step(
    [{ op: 'moveStop', stopId: found.stop.id, ...spot }],
    turn.texts.moved(
      shortLabel(found.stop.location),
      dayNumber(turn.trip, spot.dayId),
      nameOf(turn.trip, spot.afterStopId),
    ),
  );
}

export function swapStopsAction(turn: Turn, action: Of<'swapStops'>): Step {
  const [one, other] = [stopOf(turn, action.stop), stopOf(turn, action.other)];
  if (!one || !other) return refused(turn.texts.refusals['stop-gone']);
  return step(
    [{ op: 'swapStops', stopId: one.stop.id, otherStopId: other.stop.id }],
    turn.texts.swapped(shortLabel(one.stop.location), shortLabel(other.stop.location)),
  );
}

export function replaceStopAction(turn: Turn, action: Of<'replaceStop'>): Step {
  const [found, place] = [stopOf(turn, action.stop), placeOf(turn, action.place)];
  if (!found || !place)
    return refused(turn.texts.refusals[found ? 'location-invalid' : 'stop-gone']);
  return step(
    [{ op: 'replaceStop', stopId: found.stop.id, location: place.location }],
    turn.texts.replaced(shortLabel(found.stop.location), place.name),
  );
}

export function setOptionalAction(turn: Turn, { stop, optional }: Of<'setOptional'>): Step {
  const found = stopOf(turn, stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const name = shortLabel(found.stop.location);
  return step(
    [{ op: 'setOptional', stopId: found.stop.id, optional }],
    optional ? turn.texts.optional(name) : turn.texts.firm(name),
  );
}

/** The stops whose legs are meant: those of the whole trip, of a day, or one. The first stop of the trip has no leg. */
export function legStops(
  turn: Turn,
  scope: { readonly stop?: string; readonly day?: string },
): readonly Stop[] {
  const onRoute = stopsOf(turn.trip).filter(isOnRoute).slice(1);
  if (scope.stop !== undefined) {
    const id = stopOf(turn, scope.stop)?.stop.id;
    return onRoute.filter((stop) => stop.id === id);
  }
  if (scope.day === undefined) return onRoute;
  const index = Number(scope.day.slice(1)) - 1;
  const dayId = turn.context.trip.days[index]?.id;
  const own = turn.trip.days.find(({ id }) => id === dayId)?.cityList ?? [];
  return onRoute.filter((stop) => own.includes(stop));
}

function scopeName(turn: Turn, scope: { readonly stop?: string; readonly day?: string }): string {
  if (scope.stop !== undefined)
    return turn.texts.legTo(nameOf(turn.trip, stopOf(turn, scope.stop)?.stop.id) ?? '');
  return scope.day === undefined
    ? turn.texts.wholeTrip
    : turn.texts.onDay(Number(scope.day.slice(1)));
}

export function setProfileAction(turn: Turn, action: Of<'setProfile'>): Step {
  const stops = legStops(turn, action);
  if (stops.length === 0) return refused(turn.texts.noLegs);
  // A change to the whole trip leaves out the train that is paid for.
  const isBooked = (stop: Stop): boolean =>
    action.stop === undefined &&
    legKindOf(stop) !== action.profile &&
    ticketOf(stop)?.booked === true;
  const others = stops.filter((stop) => !isBooked(stop));
  if (others.length === 0) return refused(turn.texts.legsBooked);
  const booked = stops.filter(isBooked).map(({ location }) => shortLabel(location));
  const [what, where] = [turn.texts.profiles[action.profile], scopeName(turn, action)];
  return step(
    others.map(({ id }) => ({ op: 'setLegKind', stopId: id, kind: action.profile })),
    booked.length === 0
      ? turn.texts.profile(what, where)
      : turn.texts.profileBut(what, where, booked),
  );
}

export function setTollAction(turn: Turn, action: Of<'setToll'>): Step {
  const stops = legStops(turn, action);
  if (stops.length === 0) return refused(turn.texts.noLegs);
  const name = scopeName(turn, action);
  return step(
    stops.map(({ id }) => ({ op: 'setToll', stopId: id, toll: action.toll })),
    action.toll ? turn.texts.tollAllowed(name) : turn.texts.tollFree(name),
  );
}

export function setRoadsAction(turn: Turn, { wish, isWished, ...scope }: Of<'setRoads'>): Step {
  const stops = legStops(turn, scope).filter(({ routeProfile }) => isDriven(routeProfile));
  if (stops.length === 0) return refused(turn.texts.noLegs);
  return step(
    stops.map(({ id, wishes = [] }) => ({
      op: 'setWishes',
      stopId: id,
      wishes: tidyWishes([...wishes.filter((one) => one !== wish), ...(isWished ? [wish] : [])]),
    })),
    turn.texts.roads(scopeName(turn, scope), turn.texts.roadWishes[wish][isWished ? 0 : 1]),
  );
}
