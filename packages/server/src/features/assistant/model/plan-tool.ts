import type { AssistantAction, FoundSpot, PlaceHit } from '@fahrtwind/assistant';
import { minutesOfClock, readCalendarDate, readClock, type CalendarDate } from '@fahrtwind/domain';
import { z } from 'zod';
import { refuseUnstorableText } from '../../../http/unstorable-text.ts';

/** Thrown for a call that cannot be meant. Its message tells the model why, and nothing of the trip. */
export class UnreadableCall extends Error {}

/** What the tools of one turn know and collect. */
export interface Turn {
  readonly isReadOnly: boolean;
  readonly stops: number;
  readonly days: number;
  readonly hotels: number;
  readonly findPlaces: (name: string, nearStop: string | undefined) => Promise<readonly PlaceHit[]>;
  /** Along the whole trip, one day, or the leg to a stop. */
  readonly placesOnTheWay: (of: {
    readonly day?: string | undefined;
    readonly stop?: string | undefined;
  }) => Promise<readonly PlaceHit[]>;
  readonly townsNear: (stop: string) => Promise<readonly PlaceHit[]>;
  readonly findSpots: (
    stop: string,
    kind: 'lodging' | 'restaurant',
  ) => Promise<readonly FoundSpot[]>;
  readonly places: Map<string, PlaceHit>;
  readonly actions: AssistantAction[];
}

/** A tool without any nesting, because small models fill flat forms best. */
export interface PlanTool {
  readonly name: string;
  readonly description: string;
  readonly fields: z.ZodObject;
  readonly isReading: boolean;
  /** Checks what the model has sent and does it. */
  readonly execute: (turn: Turn, input: unknown) => Promise<unknown>;
}

const MOST_ACTIONS = 40;
const NO_TIME = 'Diese Uhrzeit gibt es nicht. Schreibe HH:MM.';

export const stop = z.string().max(20).describe('Handle eines Stopps, zum Beispiel s3');
export const day = z.string().max(20).describe('Handle eines Tages, zum Beispiel d2');
export const place = z.string().max(20).describe('Handle eines Orts aus search_places');
export const where = {
  day: day.optional(),
  after_stop: stop.optional(),
  before_stop: stop.optional(),
};

export function reading<F extends z.ZodObject>(
  name: string,
  description: string,
  fields: F,
  run: (turn: Turn, input: z.output<F>) => Promise<unknown>,
): PlanTool {
  const execute = (turn: Turn, input: unknown) => run(turn, readInput(fields, input));
  return { name, description, fields, isReading: true, execute };
}

export function changing<F extends z.ZodObject>(
  name: string,
  description: string,
  fields: F,
  actionsOf: (input: z.output<F>, turn: Turn) => readonly AssistantAction[],
): PlanTool {
  const execute = async (turn: Turn, input: unknown) => {
    if (turn.isReadOnly) throw new UnreadableCall('Die Person darf diese Reise nur lesen.');
    const actions = actionsOf(readInput(fields, input), turn);
    if (actions.length === 0) throw new UnreadableCall('Der Aufruf nennt nichts zu tun.');
    turn.actions.push(...actions);
    if (turn.actions.length > MOST_ACTIONS)
      throw new UnreadableCall('Zu viele Aufrufe auf einmal.');
    return { noted: true };
  };
  return { name, description, fields, isReading: false, execute };
}

function readInput<F extends z.ZodObject>(fields: F, input: unknown): z.output<F> {
  const read = fields.strict().safeParse(withoutEmpty(input));
  if (!read.success) throw new UnreadableCall(`Falsche Felder: ${namesOf(read.error.issues)}.`);
  refuseUnstorableText(read.data);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- strict() changes nothing about the fields
  return read.data as z.output<F>;
}

/** Only the names of our own fields: what the model wrote does not come back to it. */
function namesOf(issues: readonly { readonly path: readonly PropertyKey[] }[]): string {
  const names = issues.map(({ path }) => String(path[0] ?? 'unbekannte'));
  return [...new Set(names)].slice(0, 5).join(', ');
}

/** Models write null and empty text for what they leave out. */
function withoutEmpty(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== ''),
  );
}

export function placesFound(turn: Turn, hits: readonly PlaceHit[]) {
  for (const hit of hits) turn.places.set(hit.handle, hit);
  const places = hits.map(({ handle, name, region, country, population, description }) => ({
    place: handle,
    name,
    ...(region !== undefined && { region }),
    country,
    ...(population > 0 && { population }),
    ...(description !== undefined && { about: description }),
  }));
  return { places };
}

/** A handle within the numbers of the trip, or of a place that this turn adds. */
export function stopOf(turn: Turn, handle: string): string {
  if (turn.places.has(handle)) return handle;
  return numbered('s', handle, turn.stops);
}

export function dayOf(turn: Turn, handle: string): string {
  return numbered('d', handle, turn.days);
}

export function numbered(letter: string, handle: string, most: number): string {
  const number = new RegExp(`^${letter}([1-9]\\d{0,3})$`).exec(handle)?.[1];
  if (number === undefined || Number(number) > most)
    throw new UnreadableCall(`Unbekanntes Handle. Es gibt ${letter}1 bis ${letter}${most}.`);
  return handle;
}

export function placeOf(turn: Turn, handle: string): string {
  if (!turn.places.has(handle))
    throw new UnreadableCall('Unbekannter Ort. Suche ihn mit search_places und nenne sein Handle.');
  return handle;
}

interface ScopeInput {
  readonly day?: string | undefined;
  readonly stop?: string | undefined;
}

export function scopeOf(turn: Turn, { day: dayHandle, stop: stopHandle }: ScopeInput) {
  return {
    ...(dayHandle !== undefined && { day: dayOf(turn, dayHandle) }),
    ...(stopHandle !== undefined && { stop: stopOf(turn, stopHandle) }),
  };
}

interface At {
  readonly day?: string | undefined;
  readonly after_stop?: string | undefined;
  readonly before_stop?: string | undefined;
}

export function whereOf(turn: Turn, { day: dayHandle, after_stop, before_stop }: At) {
  return {
    ...(dayHandle !== undefined && { day: dayOf(turn, dayHandle) }),
    ...(after_stop !== undefined && { after: stopOf(turn, after_stop) }),
    ...(before_stop !== undefined && { before: stopOf(turn, before_stop) }),
  };
}

export function dateOf(text: string): CalendarDate {
  const date = readCalendarDate(text);
  if (date === null) throw new UnreadableCall('Dieses Datum gibt es nicht. Schreibe JJJJ-MM-TT.');
  return date;
}

export function clockOf(text: string): string {
  const clock = readClock(text);
  if (!clock) throw new UnreadableCall(NO_TIME);
  return clock;
}

export function minutesOf(text: string): number {
  const minutes = minutesOfClock(clockOf(text));
  if (minutes === null) throw new UnreadableCall(NO_TIME);
  return minutes;
}
