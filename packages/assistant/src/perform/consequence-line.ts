import { findDay, findHotel, findStop, monthOf, type Trip } from '@fahrtwind/domain';
import type { Turn } from '../plan/turn.ts';
import { dayNumber, nameOf } from './positions.ts';
import type { ProblemKind } from './problems.ts';

type Of<Code extends ProblemKind['code']> = Extract<ProblemKind, { readonly code: Code }>;

/** A problem as a line; empty where nothing is to be said. */
export function lineOf(what: ProblemKind, turn: Turn): string {
  const { trip, texts } = turn;
  switch (what.code) {
    case 'booked-leg-does-not-fit':
      return texts.consequences.ticketMisfit[what.reason](nameOf(trip, what.stopId) ?? '');
    case 'ticket-without-leg':
      return texts.consequences.ticketLost(what.name);
    case 'hotel-does-not-fit':
    case 'lodging-without-stop':
      return lodgingLine(what, trip, texts);
    case 'stop-twice':
      return texts.alreadyThere(
        nameOf(trip, what.stopId) ?? '',
        dayNumberOf(trip, what.stopId),
        dayNumberOf(trip, what.otherId),
      );
    case 'closed':
      return closedLine(what, turn);
    default:
      return dayLine(what, turn);
  }
}

function dayNumberOf(trip: Trip, stopId: string): number {
  return dayNumber(trip, findStop(trip, stopId)?.day.id ?? '');
}

/** What is too much for a day. */
function dayLine(
  what: Of<
    | 'long-drive'
    | 'after-midnight'
    | 'departure-missed'
    | 'too-late'
    | 'crowded-day'
    | 'long-effort'
  >,
  { trip, texts }: Turn,
): string {
  const words = texts.consequences;
  const day = dayNumber(trip, what.dayId);
  const name = 'stopId' in what ? (nameOf(trip, what.stopId) ?? '') : '';
  switch (what.code) {
    case 'long-drive': {
      const [time, limit] = [texts.duration(what.drivingSeconds), what.limitMinutes * 60];
      return words.longDrive(day, time, texts.duration(limit));
    }
    case 'after-midnight':
      return words.afterMidnight(name, day, texts.clock(what.arrivalMinutes));
    case 'departure-missed':
      return words.departureMissed(name, texts.clock(what.departureMinutes));
    case 'too-late':
      return words.tooLate(
        name,
        texts.clock(what.arriveAtMinutes),
        texts.duration(what.lateMinutes * 60),
      );
    case 'crowded-day': {
      const names = what.stopIds.map((id) => nameOf(trip, id) ?? '');
      return words.crowded(day, names.length, texts.list(names));
    }
    default: {
      const [km, time] = [texts.kilometers(what.meters), texts.duration(what.seconds)];
      return words.longEffort(name, km, texts.profiles[what.legKind], time);
    }
  }
}

function closedLine(what: Of<'closed'>, { trip, texts }: Turn): string {
  const words = texts.consequences;
  const date = findDay(trip, what.dayId)?.date;
  const month = date ? texts.month(monthOf(date)) : '';
  const reason = what.isPass ? words.closed(what.name, month) : words.notSailing(what.name, month);
  return what.isAvoided ? words.detour(reason) : words.noOtherWay(reason);
}

/** Lodgings that are not booked follow their days, so only the dates of booked ones are said. */
function lodgingLine(
  { code, hotelId }: Of<'hotel-does-not-fit' | 'lodging-without-stop'>,
  trip: Trip,
  texts: Turn['texts'],
): string {
  const hotel = findHotel(trip, hotelId);
  if (!hotel) return '';
  const { name, booked, checkInDate, checkOutDate } = hotel;
  if (code === 'hotel-does-not-fit')
    return booked
      ? texts.bookedMisfit(name, texts.date(checkInDate), texts.date(checkOutDate))
      : '';
  return booked
    ? texts.consequences.bookedWithoutStop(name)
    : texts.consequences.lodgingWithoutStop(name);
}
