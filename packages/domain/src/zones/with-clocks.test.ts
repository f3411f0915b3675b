import { describe, expect, it } from 'vitest';
import { routeLegsOf, totalsOf } from '../legs/route-legs.ts';
import { changeTransport, setLegKind, type LegChange } from '../operations/set-leg-kind.ts';
import { scheduleTrip, type FindMeasure } from '../schedule/schedule-trip.ts';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { tripOf } from '../testing/trip-of.ts';
import { slug } from '../text/slug.ts';
import type { LegKind } from '../trip/leg-kind.ts';
import { withClocks } from './with-clocks.ts';
import { zoneAt } from './zone-at.ts';
import { zoneOffset } from './zone-clock.ts';

const byClocks: FindMeasure = (leg) => withClocks(leg, undefined);

interface Ride extends LegChange {
  readonly from: string;
  readonly to: string;
  readonly kind: LegKind;
  readonly start?: string;
  /** On the day of the departure, not on the next one. */
  readonly isSameDay?: boolean;
}

/** The ride leads to the second stop, on the day after the first one unless both are on the same day. */
function rideTrip({ from, to, kind, start = '2027-07-12', isSameDay = false, ...change }: Ride) {
  const sketch = isSameDay ? { 'Tag 1': [from, to] } : { 'Tag 1': [from], 'Tag 2': [to] };
  const stopId = slug(to);
  const set = accepted(setLegKind(tripOf(sketch, { start }), { stopId, kind }));
  return accepted(changeTransport(set, { stopId, change }));
}

function rideOf(ride: Ride) {
  const trip = rideTrip(ride);
  const stop = scheduleTrip(trip, byClocks).at(-1)?.stops.at(-1);
  return {
    minutes: (stop?.leg?.seconds ?? 0) / 60,
    departure: stop?.leg?.departureMinutes,
    arrival: stop?.arrivalMinutes,
    missed: stop?.leg?.missedMinutes,
    total: totalsOf(routeLegsOf(trip), byClocks).totalDuration / 60,
  };
}

const day = { isSameDay: true };
const H = 60;

describe('the time of a ride between time zones', () => {
  it.each<[string, Ride, { minutes: number; arrival: number }]>([
    [
      'arrives by the clock when it left',
      {
        ...day,
        from: 'Helsinki',
        to: 'Stockholm',
        kind: 'flight',
        departureTime: '07:35',
        arrivalTime: '07:35',
      },
      { minutes: 60, arrival: 7 * H + 35 },
    ],
    [
      'arrives before it left',
      {
        ...day,
        from: 'Calais',
        to: 'Dover',
        kind: 'train',
        departureTime: '10:20',
        arrivalTime: '09:55',
      },
      { minutes: 35, arrival: 9 * H + 55 },
    ],
    [
      'loses an hour',
      {
        ...day,
        from: 'Dover',
        to: 'Calais',
        kind: 'train',
        departureTime: '10:20',
        arrivalTime: '11:55',
      },
      { minutes: 35, arrival: 11 * H + 55 },
    ],
    [
      'goes over midnight to the east',
      {
        from: 'Stockholm',
        to: 'Helsinki',
        kind: 'ferry',
        departureTime: '16:30',
        arrivalTime: '10:00',
      },
      { minutes: 16 * H + 30, arrival: 10 * H },
    ],
    [
      'begins after midnight and arrives on the day before',
      {
        ...day,
        from: 'Helsinki',
        to: 'Stockholm',
        kind: 'flight',
        departureTime: '00:10',
        arrivalTime: '00:05',
      },
      { minutes: 55, arrival: 5 },
    ],
  ])('%s', (_, ride, { minutes, arrival }) => {
    expect(rideOf(ride)).toMatchObject({ minutes, arrival, total: minutes, missed: undefined });
  });

  it('leaves on the evening before when it is the first of its day', () => {
    const ferry = { from: 'Stockholm', to: 'Helsinki', kind: 'ferry' } as const;
    expect(rideOf({ ...ferry, departureTime: '16:30', arrivalTime: '10:00' }).departure).toBe(
      16.5 * H - 24 * H,
    );
  });

  it.each([
    ['is an hour shorter in the night when clocks go forward', '2027-03-27', 8],
    ['is an hour longer in the night when they go back', '2027-10-30', 10],
    ['is what it seems in all other nights', '2027-07-12', 9],
  ])('%s', (_, start, hours) => {
    const night = { from: 'Hamburg', to: 'München', kind: 'train' } as const;
    const times = { departureTime: '22:00', arrivalTime: '07:00' };
    expect(rideOf({ ...night, ...times, start })).toMatchObject({
      minutes: hours * H,
      arrival: 7 * H,
      total: hours * H,
    });
  });

  it('arrives by the clock there where only the departure is known', () => {
    const flight = { ...day, from: 'Stockholm', to: 'Helsinki', kind: 'flight' } as const;
    const ride = rideOf({ ...flight, departureTime: '09:00', durationMinutes: 60 });
    expect(ride).toMatchObject({ minutes: 60, arrival: 11 * H });
  });

  it('leaves by the clock there where only the arrival is known', () => {
    const flight = { ...day, from: 'Stockholm', to: 'Helsinki', kind: 'flight' } as const;
    const ride = rideOf({ ...flight, arrivalTime: '11:00', durationMinutes: 60 });
    expect(ride).toMatchObject({ departure: 9 * H, arrival: 11 * H });
  });
});

describe('a drive', () => {
  it('over a border of zones arrives by the clock there', () => {
    const trip = tripOf({ 'Tag 1': ['Warschau', 'Vilnius'] }, { start: '2027-07-12' });
    const [plain] = scheduleTrip(trip);
    const [timed] = scheduleTrip(trip, byClocks);
    const arrival = (one: typeof plain) => one?.stops.at(-1)?.arrivalMinutes ?? 0;
    expect(arrival(timed) - arrival(plain)).toBeCloseTo(60);
    expect(timed?.seconds).toBe(plain?.seconds);
    expect(timed?.stops.at(-1)?.leg?.clockShiftMinutes).toBe(60);
    expect(timed?.isEstimate).toBe(true);
  });

  it('within a zone is the answer of the planner itself', () => {
    const [leg] = routeLegsOf(tripOf({ 'Tag 1': ['Köln', 'Paris'] }));
    if (!leg) throw new Error('one leg');
    const answer = { meters: 1, seconds: 2 };
    expect(withClocks(leg, answer)).toBe(answer);
    expect(withClocks(leg, undefined)).toBeUndefined();
  });

  it('keeps its answer with clocks as long as the planner says the same', () => {
    const [leg] = routeLegsOf(tripOf({ 'Tag 1': ['Warschau', 'Vilnius'] }));
    if (!leg) throw new Error('one leg');
    const answer = { meters: 1, seconds: 2 };
    expect(withClocks(leg, answer)).toBe(withClocks(leg, answer));
    expect(withClocks(leg, answer)).toMatchObject(answer);
    expect(withClocks(leg, { ...answer, meters: 3 })).toMatchObject({ meters: 3 });
  });
});

it('knows the clock of a place, and none without coordinates', () => {
  const summer = Date.UTC(2027, 6, 1);
  const hours = ['Köln', 'Helsinki', 'Dover', 'Vilnius', 'Athen'].map(
    (name) => zoneOffset(zoneAt(placeOf(name)), summer) / H,
  );
  expect(hours).toEqual([2, 3, 1, 3, 3]);
  expect(zoneAt({ lat: 0, lng: 0 })).toBe('');
});
