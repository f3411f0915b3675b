import type { AssistantAction } from '@fahrtwind/assistant';
import {
  ACCOMMODATION_TYPES,
  kindOfProfile,
  ROUTE_PROFILES,
  type LegKind,
  type RouteProfile,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { LOOKING_TOOLS } from './looking-tools.ts';
import {
  changing,
  dateOf,
  day,
  dayOf,
  minutesOf,
  place,
  placeOf,
  scopeOf,
  stop,
  type PlanTool,
  type Turn,
} from './plan-tool.ts';
import { STOP_TOOLS } from './stop-tools.ts';

/** The kinds of legs that no profile stands for. */
const OTHER_KINDS = ['camper', 'motorcycle', 'train', 'bus', 'ferry', 'flight'] as const;

function kindCalled(word: RouteProfile | (typeof OTHER_KINDS)[number]): LegKind {
  const profile = ROUTE_PROFILES.find((one) => one === word);
  return profile ? kindOfProfile(profile) : (OTHER_KINDS.find((one) => one === word) ?? 'car');
}

/** What a model may want of days, dates and the whole trip. */
const TRIP_TOOLS: readonly PlanTool[] = [
  changing(
    'set_day_start',
    'Setzt, wann ein Tag losgeht (HH:MM), ohne day alle Tage; mit usual wieder zur üblichen Zeit.',
    z.object({
      day: day.optional(),
      time: z.string().max(5).optional(),
      usual: z.boolean().optional(),
    }),
    ({ day: handle, time, usual }, turn) => {
      const of = handle === undefined ? {} : { day: dayOf(turn, handle) };
      if (usual) return [{ kind: 'setDayStart', minutes: null, ...of }];
      return time === undefined ? [] : [{ kind: 'setDayStart', minutes: minutesOf(time), ...of }];
    },
  ),
  changing(
    'change_days',
    'Fügt einen leeren Tag vor oder nach einem anderen ein, oder entfernt einen Tag.',
    z.object({
      add_after: day.optional(),
      add_before: day.optional(),
      remove: day.optional(),
    }),
    ({ add_after, add_before, remove }, turn) => [
      ...(add_after === undefined
        ? []
        : [{ kind: 'addDay', after: dayOf(turn, add_after) } as const]),
      ...(add_before === undefined
        ? []
        : [{ kind: 'addDay', before: dayOf(turn, add_before) } as const]),
      ...(remove === undefined ? [] : [{ kind: 'removeDay', day: dayOf(turn, remove) } as const]),
    ],
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
      const of = scopeOf(turn, scope);
      return [
        ...(profile === undefined
          ? []
          : [{ kind: 'setProfile', profile: kindCalled(profile), ...of } as const]),
        ...(toll === undefined ? [] : [{ kind: 'setToll', toll, ...of } as const]),
      ];
    },
  ),
  changing(
    'want_lodging',
    'Setzt, welche Art von Unterkunft gesucht wird.',
    z.object({ type: z.enum(ACCOMMODATION_TYPES) }),
    ({ type }) => [{ kind: 'setLodgingType', type }],
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

/** Everything that a language model may ask for. What is not here does not exist for it. */
export const PLAN_TOOLS: readonly PlanTool[] = [...LOOKING_TOOLS, ...STOP_TOOLS, ...TRIP_TOOLS];

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

function datesOf(start: string | undefined, end: string | undefined): readonly AssistantAction[] {
  if (start !== undefined && end !== undefined)
    return [{ kind: 'setDates', start: dateOf(start), end: dateOf(end) }];
  if (start !== undefined) return [{ kind: 'startOn', start: dateOf(start) }];
  return end === undefined ? [] : [{ kind: 'endOn', end: dateOf(end) }];
}
