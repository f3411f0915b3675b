import { describe, expect, it } from 'vitest';
import { setDayStart } from '../operations/set-day-start.ts';
import { setPinnedTime, type SetPinnedTime } from '../operations/set-pinned-time.ts';
import { accepted } from '../testing/accepted.ts';
import { tripOf } from '../testing/trip-of.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { scheduleTrip, type FindMeasure } from './schedule-trip.ts';
import { tripWarnings } from './trip-warnings.ts';

/** Every leg takes two hours, every stay one. */
const measured: FindMeasure = () => ({ meters: 100_000, seconds: 2 * 3600 });
const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz', 'Stuttgart'] });

const pinned = (pins: readonly SetPinnedTime[], from: Trip = trip): Trip =>
  pins.reduce((now, pin) => accepted(setPinnedTime(now, pin)), from);
const at = (stopId: string, clock: string): SetPinnedTime =>
  pinAt('arriveAtMinutes', stopId, clock);
const notBefore = (stopId: string, clock: string) => pinAt('notBeforeMinutes', stopId, clock);

function pinAt(pin: SetPinnedTime['pin'], stopId: string, clock: string): SetPinnedTime {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { stopId, pin, minutes: hours * 60 + minutes };
}

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `9:00`, then for each stop when it is reached, and what is waited or missed in minutes. */
function brief(planned: Trip): readonly string[] {
  const [day] = scheduleTrip(planned, measured);
  return [
    clock(day?.startMinutes ?? 0),
    ...(day?.stops ?? []).map(({ arrivalMinutes, waitingMinutes, lateMinutes }) =>
      [
        clock(arrivalMinutes ?? 0),
        waitingMinutes === undefined ? '' : `waits ${waitingMinutes}`,
        lateMinutes === undefined ? '' : `late ${lateMinutes}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ];
}

describe('a time that is fixed for a stop', () => {
  it.each<[string, readonly SetPinnedTime[], readonly string[]]>([
    [
      'changes nothing where it fits',
      [at('bonn', '11:00')],
      ['9:00', '9:00', '11:00', '14:00', '17:00'],
    ],
    [
      'lets the day begin earlier',
      [at('mainz', '13:20')],
      ['8:20', '8:20', '10:20', '13:20', '16:20'],
    ],
    ['is waited for', [at('bonn', '11:45')], ['9:00', '9:00', '11:00 waits 45', '14:45', '17:45']],
    [
      'is not before a time',
      [notBefore('mainz', '16:00')],
      ['9:00', '9:00', '11:00', '14:00 waits 120', '19:00'],
    ],
    [
      'is as late as it must be where the night is too short',
      [at('stuttgart', '12:35')],
      ['5:00', '5:00', '7:00', '10:00', '13:00 late 25'],
    ],
    [
      'cannot be met behind another wait',
      [notBefore('bonn', '12:00'), at('mainz', '14:30')],
      ['9:00', '9:00', '11:00 waits 60', '15:00 late 30', '18:00'],
    ],
    [
      'moves the day for the earliest need',
      [at('bonn', '10:30'), at('stuttgart', '16:00')],
      ['8:30', '8:30', '10:30', '13:30', '16:30 late 30'],
    ],
  ])('%s', (_, pins, expected) => {
    expect(brief(pinned(pins))).toEqual(expected);
  });

  it('does not move a day whose start is said', () => {
    const early = accepted(setDayStart(trip, { dayId: 'tag-1', startMinutes: 9 * 60 }));
    expect(brief(pinned([at('mainz', '13:35')], early))).toEqual([
      '9:00',
      '9:00',
      '11:00',
      '14:00 late 25',
      '17:00',
    ]);
  });

  it('is told as a warning with what is missing', () => {
    const planned = pinned([at('stuttgart', '12:35')]);
    const warnings = tripWarnings(planned, scheduleTrip(planned, measured));
    expect(warnings).toContainEqual({
      code: 'too-late',
      dayId: 'tag-1',
      stopId: 'stuttgart',
      arriveAtMinutes: 12 * 60 + 35,
      lateMinutes: 25,
    });
  });

  it('is taken away again, and refused where it is no time of day', () => {
    const [, bonn] = stopsOf(
      pinned([at('bonn', '11:00'), { ...at('bonn', '0:00'), minutes: null }]),
    );
    expect(bonn).toEqual(stopsOf(trip)[1]);
    const refused = { ok: false, error: 'time-invalid' };
    expect(setPinnedTime(trip, { ...at('bonn', '0:00'), minutes: 1440 })).toEqual(refused);
  });
});
