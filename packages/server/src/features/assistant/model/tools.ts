import type { PlaceHit, AssistantAction } from '@fahrtwind/assistant';
import {
  kindOfProfile,
  readCalendarDate,
  readClock,
  ROUTE_PROFILES,
  HOTEL_TYPES,
  type CalendarDate,
  type LegKind,
  type RouteProfile,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { refuseUnstorableText } from '../../../http/unstorable-text.ts';

/** Thrown for a call that cannot be meant; the turn makes no proposal then. */
export class UnreadableCall extends Error {}

/** What the tools of one turn know and collect. */
export interface Turn {
  readonly isReadOnly: boolean;
  readonly stops: number;
  readonly days: number;
  readonly findPlaces: (name: string, nearStop: string | undefined) => Promise<readonly PlaceHit[]>;
  readonly placesOnTheWay: () => Promise<readonly PlaceHit[]>;
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

/** The kinds of legs that no profile stands for. */
const OTHER_KINDS = ['camper', 'motorcycle', 'train', 'bus', 'ferry', 'flight'] as const;

function kindCalled(word: RouteProfile | (typeof OTHER_KINDS)[number]): LegKind {
  const profile = ROUTE_PROFILES.find((one) => one === word);
  return profile ? kindOfProfile(profile) : (OTHER_KINDS.find((one) => one === word) ?? 'car');
}

const stop = z.string().max(20).describe('Handle eines Stopps, zum Beispiel s3');
const day = z.string().max(20).describe('Handle eines Tages, zum Beispiel d2');
const place = z.string().max(20).describe('Handle eines Orts aus search_places');
const where = {
  day: day.optional(),
  after_stop: stop.optional(),
  before_stop: stop.optional(),
};

function reading<F extends z.ZodObject>(
  name: string,
  description: string,
  fields: F,
  run: (turn: Turn, input: z.output<F>) => Promise<unknown>,
): PlanTool {
  const execute = (turn: Turn, input: unknown) => run(turn, readInput(fields, input));
  return { name, description, fields, isReading: true, execute };
}

function changing<F extends z.ZodObject>(
  name: string,
  description: string,
  fields: F,
  actionsOf: (input: z.output<F>, turn: Turn) => readonly AssistantAction[],
): PlanTool {
  const execute = async (turn: Turn, input: unknown) => {
    if (turn.isReadOnly) throw new UnreadableCall('read-only');
    const actions = actionsOf(readInput(fields, input), turn);
    if (actions.length === 0) throw new UnreadableCall('nothing to do');
    turn.actions.push(...actions);
    if (turn.actions.length > MOST_ACTIONS) throw new UnreadableCall('too many');
    return { noted: true };
  };
  return { name, description, fields, isReading: false, execute };
}

/** Everything that a language model may ask for. What is not here does not exist for it. */
export const PLAN_TOOLS: readonly PlanTool[] = [
  reading(
    'search_places',
    'Sucht Orte nach ihrem Namen. Nur gefundene Orte können eingefügt werden.',
    z.object({ name: z.string().min(1).max(100), near_stop: stop.optional() }),
    async (turn, { name, near_stop }) => {
      if (near_stop !== undefined) stopOf(turn, near_stop);
      return placesFound(turn, await turn.findPlaces(name, near_stop));
    },
  ),
  reading(
    'places_on_the_way',
    'Nennt Orte und Sehenswürdigkeiten entlang der Route.',
    z.object({}),
    async (turn) => placesFound(turn, await turn.placesOnTheWay()),
  ),
  changing(
    'add_stop',
    'Fügt einen gefundenen Ort als Stopp ein. Ohne Angabe an der günstigsten Stelle.',
    z.object({
      place,
      ...where,
      nights: z.int().min(0).max(60).optional(),
      optional: z.boolean().optional(),
    }),
    ({ place: handle, nights, optional, ...at }, turn) => [
      {
        kind: 'addStop',
        place: placeOf(turn, handle),
        ...whereOf(turn, at),
        ...(nights !== undefined && { nights }),
        ...(optional !== undefined && { optional }),
      },
    ],
  ),
  changing('remove_stop', 'Entfernt einen Stopp.', z.object({ stop }), ({ stop: handle }, turn) => [
    { kind: 'removeStop', stop: stopOf(turn, handle) },
  ]),
  changing(
    'move_stop',
    'Verschiebt einen Stopp in einen Tag oder vor oder hinter einen anderen Stopp.',
    z.object({ stop, ...where }),
    ({ stop: handle, ...at }, turn) => [
      { kind: 'moveStop', stop: stopOf(turn, handle), ...whereOf(turn, at) },
    ],
  ),
  changing(
    'replace_stop',
    'Ersetzt einen Stopp durch einen gefundenen Ort.',
    z.object({ stop, place }),
    (input, turn) => [
      { kind: 'replaceStop', stop: stopOf(turn, input.stop), place: placeOf(turn, input.place) },
    ],
  ),
  changing(
    'change_stop',
    'Ändert Nächte, Aufenthalt in Minuten, oder ob ein Stopp nur vielleicht angefahren wird.',
    z.object({
      stop,
      nights: z.int().min(0).max(60).optional(),
      stay_minutes: z.int().min(0).max(1440).optional(),
      optional: z.boolean().optional(),
    }),
    ({ stop: handle, nights, stay_minutes, optional }, turn) => {
      const of = { stop: stopOf(turn, handle) };
      return [
        ...(nights === undefined ? [] : [{ kind: 'setNights', ...of, nights } as const]),
        ...(stay_minutes === undefined
          ? []
          : [{ kind: 'setStay', ...of, minutes: stay_minutes } as const]),
        ...(optional === undefined ? [] : [{ kind: 'setOptional', ...of, optional } as const]),
      ];
    },
  ),
  changing(
    'set_dates',
    'Setzt Anfang und Ende (JJJJ-MM-TT), verschiebt um Tage, oder setzt die Zahl der Tage.',
    z.object({
      start: z.string().max(10).optional(),
      end: z.string().max(10).optional(),
      shift_days: z.int().min(-400).max(400).optional(),
      length_days: z.int().min(1).max(400).optional(),
    }),
    ({ start, end, shift_days, length_days }) => [
      ...datesOf(start, end),
      ...(shift_days ? [{ kind: 'shiftDates', days: shift_days } as const] : []),
      ...(length_days === undefined ? [] : [{ kind: 'setLength', days: length_days } as const]),
    ],
  ),
  changing(
    'set_travel',
    'Womit und ob über Mautstraßen gefahren wird: für die ganze Reise, einen Tag oder den Weg zu einem Stopp.',
    z.object({
      profile: z.enum([...ROUTE_PROFILES, ...OTHER_KINDS]).optional(),
      toll: z.boolean().optional(),
      day: day.optional(),
      stop: stop.optional(),
    }),
    ({ profile, toll, ...scope }, turn) => {
      const of = {
        ...(scope.day !== undefined && { day: dayOf(turn, scope.day) }),
        ...(scope.stop !== undefined && { stop: stopOf(turn, scope.stop) }),
      };
      return [
        ...(profile === undefined
          ? []
          : [{ kind: 'setProfile', profile: kindCalled(profile), ...of } as const]),
        ...(toll === undefined ? [] : [{ kind: 'setToll', toll, ...of } as const]),
      ];
    },
  ),
  changing(
    'add_entry',
    'Trägt an einem Stopp eine Notiz, ein Restaurant oder eine Aktivität ein.',
    z.object({
      stop,
      kind: z.enum(['note', 'restaurant', 'activity']),
      text: z.string().min(1).max(500),
      time: z.string().max(5).optional(),
    }),
    ({ stop: handle, kind, text, time }, turn) => {
      const of = { stop: stopOf(turn, handle) };
      if (kind === 'note') return [{ kind: 'addNote', ...of, text }];
      if (kind === 'activity') return [{ kind: 'addActivity', ...of, name: text }];
      const clock = time === undefined ? undefined : clockOf(time);
      return [{ kind: 'addRestaurant', ...of, name: text, ...(clock && { time: clock }) }];
    },
  ),
  changing(
    'add_lodging',
    'Trägt an einem Stopp eine Unterkunft ein, deren Namen die Person genannt hat.',
    z.object({
      stop,
      name: z.string().min(1).max(200),
      nights: z.int().min(1).max(60).optional(),
      type: z.enum(HOTEL_TYPES).optional(),
      price_euros: z.number().min(0).max(100_000).optional(),
    }),
    ({ stop: handle, name, nights, type, price_euros }, turn) => [
      {
        kind: 'addHotel',
        stop: stopOf(turn, handle),
        name,
        ...(nights !== undefined && { nights }),
        ...(type !== undefined && { type }),
        ...(price_euros !== undefined && { price: `${Math.round(price_euros)} €` }),
      },
    ],
  ),
  changing(
    'optimise_route',
    'Lässt den Planer die beste Reihenfolge suchen, oder die Stopps so auf Tage verteilen, dass niemand länger fährt.',
    z.object({
      reorder: z.boolean(),
      keep_last: z.boolean().optional(),
      max_drive_hours: z.number().min(0.5).max(16).optional(),
      days: z.int().min(1).max(400).optional(),
    }),
    ({ reorder, keep_last, max_drive_hours, days }) => [
      ...(reorder
        ? [{ kind: 'optimise', ...(keep_last !== undefined && { keepLast: keep_last }) } as const]
        : []),
      ...(max_drive_hours === undefined && days === undefined
        ? []
        : [
            {
              kind: 'limitDriving',
              ...(max_drive_hours !== undefined && { maxDriveHours: max_drive_hours }),
              ...(days !== undefined && { days }),
            } as const,
          ]),
    ],
  ),
  changing(
    'plan_trip',
    'Plant eine neue Reise. Reihenfolge und Tage bestimmt der Planer. Ersetzt die Stopps der offenen Reise nur mit replace.',
    z.object({
      from: place,
      to: place.optional(),
      via: z.string().max(400).optional().describe('Handles von Orten, mit Kommas getrennt'),
      days: z.int().min(1).max(400).optional(),
      max_drive_hours: z.number().min(0.5).max(16).optional(),
      round_trip: z.boolean().optional(),
      start: z.string().max(10).optional(),
      replace: z.boolean().optional(),
    }),
    (input, turn) => [newTripOf(input, turn)],
  ),
  changing(
    'rename_trip',
    'Gibt der Reise einen neuen Titel.',
    z.object({ title: z.string().min(1).max(200) }),
    ({ title }) => [{ kind: 'rename', title }],
  ),
];

interface PlanInput {
  readonly from: string;
  readonly to?: string | undefined;
  readonly via?: string | undefined;
  readonly days?: number | undefined;
  readonly max_drive_hours?: number | undefined;
  readonly round_trip?: boolean | undefined;
  readonly start?: string | undefined;
  readonly replace?: boolean | undefined;
}

function newTripOf(input: PlanInput, turn: Turn): AssistantAction {
  const via = (input.via ?? '').split(',').flatMap((part) => part.trim() || []);
  return {
    kind: 'newTrip',
    from: placeOf(turn, input.from),
    ...(input.to !== undefined && { to: placeOf(turn, input.to) }),
    ...(via.length > 0 && { via: via.map((handle) => placeOf(turn, handle)) }),
    ...(input.days !== undefined && { days: input.days }),
    ...(input.max_drive_hours !== undefined && { maxDriveHours: input.max_drive_hours }),
    ...(input.round_trip !== undefined && { roundTrip: input.round_trip }),
    ...(input.start !== undefined && { start: dateOf(input.start) }),
    ...(input.replace !== undefined && { replacing: input.replace }),
  };
}

function readInput<F extends z.ZodObject>(fields: F, input: unknown): z.output<F> {
  const read = fields.strict().safeParse(withoutEmpty(input));
  if (!read.success) throw new UnreadableCall('fields');
  refuseUnstorableText(read.data);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- strict() changes nothing about the fields
  return read.data as z.output<F>;
}

/** Models write null and empty text for what they leave out. */
function withoutEmpty(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== ''),
  );
}

function placesFound(turn: Turn, hits: readonly PlaceHit[]) {
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
function stopOf(turn: Turn, handle: string): string {
  if (turn.places.has(handle)) return handle;
  return numbered('s', handle, turn.stops);
}

function dayOf(turn: Turn, handle: string): string {
  return numbered('d', handle, turn.days);
}

function numbered(letter: string, handle: string, most: number): string {
  const number = new RegExp(`^${letter}([1-9]\\d{0,3})$`).exec(handle)?.[1];
  if (number === undefined || Number(number) > most) throw new UnreadableCall('handle');
  return handle;
}

function placeOf(turn: Turn, handle: string): string {
  if (!turn.places.has(handle)) throw new UnreadableCall('place');
  return handle;
}

interface At {
  readonly day?: string | undefined;
  readonly after_stop?: string | undefined;
  readonly before_stop?: string | undefined;
}

function whereOf(turn: Turn, { day: dayHandle, after_stop, before_stop }: At) {
  return {
    ...(dayHandle !== undefined && { day: dayOf(turn, dayHandle) }),
    ...(after_stop !== undefined && { after: stopOf(turn, after_stop) }),
    ...(before_stop !== undefined && { before: stopOf(turn, before_stop) }),
  };
}

function datesOf(start: string | undefined, end: string | undefined): readonly AssistantAction[] {
  if (start !== undefined && end !== undefined)
    return [{ kind: 'setDates', start: dateOf(start), end: dateOf(end) }];
  if (start !== undefined) return [{ kind: 'startOn', start: dateOf(start) }];
  return end === undefined ? [] : [{ kind: 'endOn', end: dateOf(end) }];
}

function dateOf(text: string): CalendarDate {
  const date = readCalendarDate(text);
  if (date === null) throw new UnreadableCall('date');
  return date;
}

function clockOf(text: string): string {
  const clock = readClock(text);
  if (!clock) throw new UnreadableCall('time');
  return clock;
}
