import {
  findStop,
  replayOperations,
  shortLabel,
  type Language,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import { answerByRules } from '../dialogue/answer-by-rules.ts';
import type { DialogueState, RuleContext, RuleAnswer } from '../dialogue/dialogue-state.ts';
import { EAST } from '../evaluate/sketch.ts';
import { EVALUATION_DAY, knownPorts } from '../evaluate/known-ports.ts';
import type { AssistantPorts } from '../ports.ts';

export interface Said {
  readonly trip?: Trip;
  readonly dialogue?: DialogueState | null;
  readonly readOnly?: boolean;
  readonly language?: Language;
  readonly ports?: AssistantPorts;
}

export async function say(
  message: string,
  {
    trip = EAST,
    dialogue = null,
    readOnly = false,
    language = 'de',
    ports = knownPorts(),
  }: Said = {},
): Promise<RuleAnswer> {
  if (!EVALUATION_DAY) throw new Error('no date');
  const context: RuleContext = { trip, today: EVALUATION_DAY, language, readOnly, dialogue };
  return answerByRules(message, context, ports);
}

/** What an answer would do, in a line that a table can hold: `+Graz@4<Wien`, `-Prag`, `?question`, `!answer`. */
export function brief(answer: RuleAnswer, trip: Trip): string {
  if (answer.kind !== 'proposal') return answer.kind;
  let now = trip;
  return answer.operations
    .map((operation) => {
      const text = briefOf(operation, now);
      now = replayOperations(now, [operation]).trip;
      return text;
    })
    .join(' ');
}

function briefOf(operation: TripOperation, trip: Trip): string {
  const name = (id: string | null | undefined): string => nameOf(trip, id);
  const day = (id: string): number | string => dayOf(trip, id);
  switch (operation.op) {
    case 'addStop':
      return `+${shortLabel(operation.stop.location)}@${day(operation.dayId)}${operation.afterStopId ? `<${name(operation.afterStopId)}` : ''}${operation.stop.optional ? '?' : ''}`;
    case 'removeStops':
      return `-${operation.stopIds.map((id) => (id.includes('-') ? id : name(id))).join(',')}`;
    case 'moveStop':
      return `${name(operation.stopId)}>${day(operation.dayId)}${operation.afterStopId ? `<${name(operation.afterStopId)}` : ''}`;
    case 'swapStops':
      return `${name(operation.stopId)}<>${name(operation.otherStopId)}`;
    case 'replaceStop':
      return `${name(operation.stopId)}=${shortLabel(operation.location)}`;
    case 'renameTrip':
      return `title:${operation.title}`;
    case 'setDates':
      return `${operation.start}..${operation.end}`;
    case 'shiftDates':
      return `start:${operation.start}`;
    case 'addDayAfter':
    case 'addDayBefore':
      return `day${operation.op === 'addDayAfter' ? '>' : '<'}${day(operation.dayId)}`;
    case 'removeDay':
      return `-day${day(operation.dayId)}`;
    case 'moveDay':
      return `day${day(operation.dayId)}->${operation.index + 1}`;
    case 'setRouteProfile':
    case 'setLegKind':
      return `${'kind' in operation ? operation.kind : operation.routeProfile}:${name(operation.stopId)}`;
    case 'setToll':
      return `${operation.toll ? 'toll' : 'notoll'}:${name(operation.stopId)}`;
    case 'setWishes':
      return `${operation.wishes?.join('+')}:${name(operation.stopId)}`;
    case 'setDayStart':
      return `${day(operation.dayId)}@${operation.startMinutes}`;
    case 'setStay':
      return `stay:${name(operation.stopId)}=${operation.stayMinutes}`;
    case 'setOptional':
      return `${operation.optional ? 'optional' : 'firm'}:${name(operation.stopId)}`;
    case 'setNote':
      return `note:${name(operation.stopId)}=${operation.note?.content ?? 'null'}`;
    case 'addEntry':
      return `${operation.entry.entryType}:${name(operation.stopId)}=${operation.entry.name}${operation.entry.entryType === 'restaurant' && operation.entry.time ? `@${operation.entry.time}` : ''}`;
    case 'removeEntry':
      return `-entry`;
    case 'addHotel':
      return `hotel:${operation.hotel.name}/${operation.hotel.type}@${operation.hotel.checkInDate.slice(5)}-${operation.hotel.checkOutDate.slice(5)}`;
    case 'updateHotel':
    case 'removeHotel':
      return `${operation.op === 'updateHotel' ? 'hotel~' : '-hotel:'}${operation.hotelId}`;
    case 'setAccommodationType':
      return `lodging:${operation.akkomodationType}`;
    case 'spreadStops':
      return briefSpread(operation, trip);
    default:
      return `order:${operation.stopIds.map(name).join('>')}`;
  }
}

function dayOf({ days }: Trip, id: string): number | string {
  return days.findIndex((one) => one.id === id) + 1 || id;
}

/** Which stops come to which days, and how many days come in addition. */
function briefSpread(operation: TripOperation, trip: Trip): string {
  const { days } = replayOperations(trip, [operation]).trip;
  const added = days.length - trip.days.length;
  const moved = days.flatMap(({ id, cityList }, index) =>
    cityList
      .filter((stop) => findStop(trip, stop.id)?.day.id !== id)
      .map(({ location }) => `${shortLabel(location)}>${index + 1}`),
  );
  return ['spread', ...moved, ...(added > 0 ? [`+${added}`] : [])].join(' ');
}

function nameOf(trip: Trip, id: string | null | undefined): string {
  const found = findStop(trip, id ?? '');
  return found ? shortLabel(found.stop.location) : (id ?? '');
}
