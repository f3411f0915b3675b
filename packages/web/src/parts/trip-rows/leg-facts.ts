import {
  isDriven,
  isOnRoads,
  legKindOf,
  ticketOf,
  type Language,
  type LegKind,
  type ScheduledLeg,
  type Stop,
} from '@fahrtwind/domain';
import { estimateMark } from '../../format/estimate.ts';
import { formatWay } from '../../format/way.ts';
import { legWayName } from '../leg-kind-name.ts';
import type { TripRowTexts } from './texts.ts';

type ShownLeg = Pick<
  ScheduledLeg,
  'meters' | 'seconds' | 'isEstimate' | 'closures' | 'crossings' | 'via' | 'clockShiftMinutes'
>;

type ShownStop = Pick<Stop, 'routeProfile' | 'toll' | 'transport'>;

export interface LegFacts {
  /** „Mit dem Zug“; empty for the usual kind, which is not repeated at every leg. */
  readonly kind: string;
  /** Distance and duration; empty at the same place again. */
  readonly way: string;
  /** What else one has to know. */
  readonly notes: readonly string[];
}

/** What is said about the leg to a stop, wherever it is shown. */
export function legFacts(
  stop: ShownStop,
  leg: ShownLeg,
  language: Language,
  texts: TripRowTexts,
  usualKind: LegKind = 'car',
): LegFacts {
  const kind = legKindOf(stop);
  const { crossings = [], closures = [], via = [], clockShiftMinutes = 0 } = leg;
  const passed = via.flatMap(({ name }) => name ?? []);
  // For a leg by ferry, the crossing only says how its time was estimated.
  const isShown = isOnRoads(stop.routeProfile) || (kind === 'ferry' && leg.isEstimate);
  return {
    kind: kind === usualKind ? '' : legWayName(kind, language),
    way: formatWay(leg, language, estimateMark(leg.isEstimate)),
    notes: [
      ...ticketFacts(stop, texts),
      ...(clockShiftMinutes === 0 ? [] : [texts.clockShift(clockShiftMinutes)]),
      ...(passed.length > 0 ? [texts.via(passed.join(', '))] : []),
      ...(isDriven(stop.routeProfile) && !stop.toll ? [texts.noToll] : []),
      ...(isShown ? crossings.map((crossing) => texts.crossing(crossing)) : []),
      ...closures.map((closure) => texts.closure(closure)),
    ],
  };
}

function ticketFacts(stop: ShownStop, texts: TripRowTexts): readonly string[] {
  const ticket = ticketOf(stop);
  if (!ticket) return [];
  const { departureTime, arrivalTime, operator } = ticket;
  return [
    departureTime && arrivalTime
      ? texts.fromTo(departureTime, arrivalTime)
      : departureTime
        ? texts.from(departureTime)
        : arrivalTime && texts.at(arrivalTime),
    operator,
    ticket.booked ? texts.booked : '',
  ].filter((fact) => fact !== '');
}

/** The same as one line: „Mit dem Zug, 413 km, 5:23 h · 07:34 – 12:57 Uhr“. */
export function wayText(
  stop: ShownStop,
  leg: ShownLeg,
  language: Language,
  texts: TripRowTexts,
): string {
  const { kind, way, notes } = legFacts(stop, leg, language, texts);
  const said = [kind, way].filter(Boolean).join(', ');
  return [said, ...notes].filter(Boolean).join(' · ');
}
