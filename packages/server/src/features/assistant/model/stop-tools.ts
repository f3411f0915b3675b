import { HOTEL_TYPES, writeEuros } from '@fahrtwind/domain';
import { z } from 'zod';
import {
  changing,
  clockOf,
  day,
  dayOf,
  numbered,
  place,
  placeOf,
  stop,
  stopOf,
  where,
  whereOf,
  type PlanTool,
} from './plan-tool.ts';

/** What a model may want of single stops, and of what belongs to them. */
export const STOP_TOOLS: readonly PlanTool[] = [
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
      more_nights: z.int().min(-60).max(60).optional(),
      stay_minutes: z.int().min(0).max(1440).optional(),
      optional: z.boolean().optional(),
    }),
    ({ stop: handle, nights, more_nights, stay_minutes, optional }, turn) => {
      const of = { stop: stopOf(turn, handle) };
      return [
        ...(nights === undefined ? [] : [{ kind: 'setNights', ...of, nights } as const]),
        ...(more_nights ? [{ kind: 'changeNights', ...of, by: more_nights } as const] : []),
        ...(stay_minutes === undefined
          ? []
          : [{ kind: 'setStay', ...of, minutes: stay_minutes } as const]),
        ...(optional === undefined ? [] : [{ kind: 'setOptional', ...of, optional } as const]),
      ];
    },
  ),
  changing(
    'swap',
    'Tauscht zwei Stopps oder zwei Tage miteinander.',
    z.object({
      stop: stop.optional(),
      other_stop: stop.optional(),
      day: day.optional(),
      other_day: day.optional(),
    }),
    (input, turn) => [
      ...(input.stop !== undefined && input.other_stop !== undefined
        ? [
            {
              kind: 'swapStops',
              stop: stopOf(turn, input.stop),
              other: stopOf(turn, input.other_stop),
            } as const,
          ]
        : []),
      ...(input.day !== undefined && input.other_day !== undefined
        ? [
            {
              kind: 'swapDays',
              day: dayOf(turn, input.day),
              otherDay: dayOf(turn, input.other_day),
            } as const,
          ]
        : []),
    ],
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
    'remove_note',
    'Entfernt die Notiz eines Stopps.',
    z.object({ stop }),
    ({ stop: handle }, turn) => [{ kind: 'removeNote', stop: stopOf(turn, handle) }],
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
        ...(price_euros !== undefined && { price: writeEuros(price_euros * 100) }),
      },
    ],
  ),
  changing(
    'remove_lodging',
    'Entfernt eine Unterkunft, die nicht fest gebucht ist.',
    z.object({ lodging: z.string().max(20).describe('Handle einer Unterkunft, zum Beispiel h1') }),
    ({ lodging }, turn) => [{ kind: 'removeHotel', hotel: numbered('h', lodging, turn.hotels) }],
  ),
];
