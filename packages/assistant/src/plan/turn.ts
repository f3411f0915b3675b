import {
  type Day,
  findHotel,
  findStop,
  type FoundStop,
  type Hotel,
  stopsOf,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import type { DayHandle, HotelHandle, PlaceHandle, StopHandle } from '../action.ts';
import type { AssistantPorts, PerformContext, PlaceHit } from '../ports.ts';
import type { DialogueOption } from '../outcome.ts';
import type { Texts } from '../texts/texts.ts';

/** The state of a turn while its actions are performed one after the other. */
export interface Turn {
  readonly context: PerformContext;
  readonly ports: AssistantPorts;
  readonly texts: Texts;
  /** How long the person wants to drive on one day. */
  readonly drivingLimitMinutes: number;
  /** As it is after the actions so far. */
  readonly trip: Trip;
  /** The stops that this turn has added, by the handles of their places. */
  readonly added: ReadonlyMap<PlaceHandle, string>;
}

/** What one action comes to. */
export type Step =
  | {
      readonly kind: 'step';
      readonly operations: readonly TripOperation[];
      readonly text: string;
      readonly options?: readonly DialogueOption[];
      /** The stop that the action added, for the actions after it. */
      readonly added?: { readonly handle: PlaceHandle; readonly stopId: string };
    }
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string };

export function step(operations: readonly TripOperation[], text: string): Step {
  return { kind: 'step', operations, text };
}

export function refused(text: string): Step {
  return { kind: 'refused', text };
}

/** The handle of a stop: its number in the trip, from 1. */
export function stopHandle(trip: Trip, stopId: string): StopHandle {
  return `s${stopsOf(trip).findIndex(({ id }) => id === stopId) + 1}`;
}

export function dayHandle(trip: Trip, dayId: string): DayHandle {
  return `d${trip.days.findIndex(({ id }) => id === dayId) + 1}`;
}

export function hotelHandle(trip: Trip, hotelId: string): HotelHandle {
  return `h${trip.hotels.findIndex(({ id }) => id === hotelId) + 1}`;
}

/** Handles count in the trip as it was when the turn began; the stop is looked for in the trip of now. */
export function stopOf(turn: Turn, handle: StopHandle): FoundStop | undefined {
  const id = turn.added.get(handle) ?? numbered(stopsOf(turn.context.trip), 's', handle)?.id;
  return id === undefined ? undefined : findStop(turn.trip, id);
}

export function dayOf(turn: Turn, handle: DayHandle): Day | undefined {
  const id = numbered(turn.context.trip.days, 'd', handle)?.id;
  return turn.trip.days.find((day) => day.id === id);
}

export function hotelOf(turn: Turn, handle: HotelHandle): Hotel | undefined {
  const id = numbered(turn.context.trip.hotels, 'h', handle)?.id;
  return id === undefined ? undefined : findHotel(turn.trip, id);
}

export function placeOf(turn: Turn, handle: PlaceHandle): PlaceHit | undefined {
  return turn.context.places.find((place) => place.handle === handle);
}

function numbered<T>(list: readonly T[], letter: string, handle: string): T | undefined {
  const number = new RegExp(`^${letter}(\\d{1,4})$`).exec(handle)?.[1];
  return number === undefined ? undefined : list[Number(number) - 1];
}
