import { describe, expect, it } from 'vitest';
import { routeLegsOf, totalsOf } from '../legs/route-legs.ts';
import { travelLeg } from '../legs/travel-leg.ts';
import { setLegKind, changeTransport, type LegChange } from '../operations/set-leg-kind.ts';
import { moveStop } from '../operations/move-stop.ts';
import { replaceStop } from '../operations/replace-stop.ts';
import { setDayStart } from '../operations/set-day-start.ts';
import { shiftDates } from '../operations/shift-dates.ts';
import { budgetOf, costsOf } from '../overview/budget.ts';
import { accepted } from '../testing/accepted.ts';
import { dateOf, tripOf, type TripSketch } from '../testing/trip-of.ts';
import { LEG_KIND_FACTS, type LegKind } from '../trip/leg-kind.ts';
import { newLegTransport } from '../trip/leg-transport.ts';
import type { Trip } from '../trip/trip.ts';
import { scheduleTrip, type Crossing, type FindMeasure } from './schedule-trip.ts';
import { tripWarnings } from './trip-warnings.ts';

function withRide(sketch: TripSketch, kind: LegKind, change: LegChange = {}): Trip {
  const set = accepted(setLegKind(tripOf(sketch), { stopId: 'verona', kind }));
  return accepted(changeTransport(set, { stopId: 'verona', change }));
}

const DAY = { 'Tag 1': ['München', 'Verona', 'Venedig'] };
const TWO_DAYS = { 'Tag 1': ['München'], 'Tag 2': ['Verona', 'Venedig'] };

const by = (kind: LegKind, meters: number, seconds = 0, crossings: readonly Crossing[] = []) =>
  travelLeg(
    { routeProfile: LEG_KIND_FACTS[kind].routeProfile, transport: newLegTransport({ kind }) },
    { meters, seconds, crossings },
  );

const measured: FindMeasure = () => ({
  meters: 100_000,
  seconds: 9000,
  crossings: [{ kind: 'ferry', name: 'Oppedal–Lavik', minutes: 20 }],
});
const misfits = (trip: Trip) =>
  tripWarnings(trip, scheduleTrip(trip)).flatMap((warning) =>
    warning.code === 'booked-leg-does-not-fit' ? [warning.reason] : [],
  );

const missed = (trip: Trip) =>
  tripWarnings(trip, scheduleTrip(trip)).filter(({ code }) => code === 'departure-missed');
const arrival = (change: LegChange, sketch: TripSketch = DAY) =>
  scheduleTrip(withRide(sketch, 'flight', change))
    .at(-1)
    ?.stops.find(({ stopId }) => stopId === 'verona');

describe('what a leg takes', () => {
  it.each<[LegKind, number, number, number, number]>([
    // kind, measured meters and seconds, expected meters and minutes
    ['car', 200_000, 7200, 200_000, 120],
    ['motorcycle', 200_000, 7200, 200_000, 120],
    ['camper', 100_000, 6000, 100_000, 112],
    ['camper', 190_000, 5400, 190_000, 120],
    ['train', 400_000, 0, 500_000, 315],
    ['bus', 70_000, 0, 91_000, 93],
    ['ferry', 70_000, 0, 70_000, 165],
    ['flight', 750_000, 0, 750_000, 210],
    ['straight', 750_000, 30_000, 750_000, 0],
    ['train', 0, 0, 0, 0],
  ])('%s over %i m in %i s is %i m in %i minutes', (kind, meters, seconds, far, minutes) => {
    expect(by(kind, meters, seconds)).toEqual({
      meters: far,
      seconds: minutes * 60,
      isTimeKnown: false,
    });
  });

  it('is the time of the table for a ferry that is in it', () => {
    const crossing = { kind: 'ferry', name: 'Lavik–Oppedal', minutes: 20 } as const;
    expect(by('ferry', 6000, 0, [crossing]).seconds).toBe(20 * 60);
  });

  it.each([
    // measured meters, seconds and minutes aboard, expected seconds
    [100_000, 9000, [20], 1200 + 7800 * 1.12],
    [100_000, 9000, [20, 60], 4800 + 4200 * 1.12],
    [35_000, 3600, [60], 3600],
    [3_000, 600, [20], 600],
    [225_000, 3600 + 5400, [60], 3600 + 7200],
  ])('camper over %i m in %i s with ferries of %j minutes is slower on land only', (...given) => {
    const [meters, seconds, ferries, expected] = given;
    const crossings = ferries.map((minutes) => ({ kind: 'ferry', name: 'F', minutes }) as const);
    expect(by('camper', meters, seconds, crossings).seconds).toBe(Math.round(expected));
  });

  it.each<[LegChange, number]>([
    [{ durationMinutes: 40 }, 40],
    [{ departureTime: '07:34', arrivalTime: '12:57' }, 323],
    [{ departureTime: '22:00', arrivalTime: '06:30' }, 510],
    [{ departureTime: '22:00', arrivalTime: '06:30', durationMinutes: 600 }, 600],
  ])('is known by %j', (change, minutes) => {
    const [day] = scheduleTrip(withRide(DAY, 'train', change));
    expect(day?.stops[1]?.leg).toMatchObject({ seconds: minutes * 60, isEstimate: false });
  });

  it('can be set by hand for every kind', () => {
    const [day] = scheduleTrip(withRide(DAY, 'car', { durationMinutes: 300 }));
    expect(day?.stops[1]?.leg).toMatchObject({ seconds: 300 * 60, isEstimate: false });
  });

  it('counts in the totals, and not in the hours at the wheel', () => {
    const trip = withRide(DAY, 'train', { durationMinutes: 325 });
    const [day] = scheduleTrip(trip);
    const [train, drive] = [day?.stops[1]?.leg, day?.stops[2]?.leg];
    expect(day?.drivingSeconds).toBe(drive?.seconds);
    expect(totalsOf(routeLegsOf(trip))).toEqual({
      totalDistance: (train?.meters ?? 0) + (drive?.meters ?? 0),
      totalDuration: 325 * 60 + (drive?.seconds ?? 0),
      totalsAreMeasured: false,
    });
  });

  it('is not all at the wheel where a drive leads over a ferry', () => {
    const [day] = scheduleTrip(tripOf({ 'Tag 1': ['Oslo', 'Kopenhagen'] }), measured);
    expect(day).toMatchObject({ seconds: 9000, drivingSeconds: 9000 - 1200 });
    expect(day?.stops[1]?.leg?.crossings).toHaveLength(1);
  });
});

describe('a departure', () => {
  it('is waited for', () => {
    const [day] = scheduleTrip(
      withRide(DAY, 'train', { departureTime: '10:30', arrivalTime: '15:52' }),
    );
    expect(day?.startMinutes).toBe(9 * 60);
    expect(day?.stops[1]).toMatchObject({ arrivalMinutes: 15 * 60 + 52 });
    expect(day?.stops[1]?.leg).toMatchObject({ departureMinutes: 630, seconds: 322 * 60 });
  });

  it('lets a day without a start of its own begin early enough', () => {
    const trip = withRide(DAY, 'train', { departureTime: '07:34', arrivalTime: '12:57' });
    const schedule = scheduleTrip(trip);
    expect(schedule[0]).toMatchObject({ startMinutes: 7 * 60 + 34 });
    expect(schedule[0]?.stops[1]).toMatchObject({ arrivalMinutes: 12 * 60 + 57 });
    expect(tripWarnings(trip, schedule).map(({ code }) => code)).not.toContain('departure-missed');
  });

  it('that is missed is warned about, and the day goes on late', () => {
    const train = withRide(DAY, 'train', { departureTime: '07:34', arrivalTime: '12:57' });
    const trip = accepted(setDayStart(train, { dayId: 'tag-1', startMinutes: 8 * 60 }));
    const schedule = scheduleTrip(trip);
    expect(schedule[0]?.stops[1]?.arrivalMinutes).toBe(8 * 60 + 323);
    expect(tripWarnings(trip, schedule)).toContainEqual({
      code: 'departure-missed',
      dayId: 'tag-1',
      stopId: 'verona',
      departureMinutes: 454,
      missedMinutes: 26,
    });
  });

  it('of the first leg of a day may be on the evening before', () => {
    const night = { departureTime: '22:10', arrivalTime: '06:30' };
    const trip = withRide(TWO_DAYS, 'train', night);
    const schedule = scheduleTrip(trip);
    expect(schedule[1]).toMatchObject({ startMinutes: 390, stops: [{ arrivalMinutes: 390 }, {}] });
    expect(schedule[1]?.stops[0]?.leg?.departureMinutes).toBe(-110);
    expect(tripWarnings(trip, schedule).map(({ code }) => code)).not.toContain('departure-missed');
    const sameDay = scheduleTrip(withRide(DAY, 'train', night));
    expect(sameDay[0]?.stops[1]?.arrivalMinutes).toBe(1440 + 390);
  });

  it('on the evening before is missed where that evening ends later', () => {
    const evening = { 'Tag 1': ['Nürnberg', 'München'], 'Tag 2': ['Verona', 'Venedig'] };
    const train = withRide(evening, 'train', { departureTime: '20:10', arrivalTime: '06:30' });
    const endsAt = (clock: number) => {
      const start = clock - ((scheduleTrip(train)[0]?.endMinutes ?? 0) - 9 * 60);
      return accepted(setDayStart(train, { dayId: 'tag-1', startMinutes: Math.round(start) }));
    };
    expect(missed(endsAt(20 * 60))).toEqual([]);
    const late = endsAt(21 * 60);
    expect(missed(late)).toMatchObject([
      { dayId: 'tag-2', stopId: 'verona', departureMinutes: 20 * 60 + 10 - 1440 },
    ]);
    expect(scheduleTrip(late)[1]?.stops[0]?.arrivalMinutes).toBeCloseTo(390 + 50, 0);
  });

  it('follows from an arrival and a duration', () => {
    const [day] = scheduleTrip(
      withRide(DAY, 'train', { arrivalTime: '16:00', durationMinutes: 300 }),
    );
    expect(day?.stops[1]).toMatchObject({ arrivalMinutes: 960, leg: { departureMinutes: 660 } });
  });
});

describe('an arrival', () => {
  it.each<[string, string, number, number]>([
    // A flight to the west, one to the east, a ferry over two nights; never before the departure.
    ['10:05', '12:40', 515, 12 * 60 + 40],
    ['18:00', '07:30', 450, 1440 + 7 * 60 + 30],
    ['20:00', '10:00', 2280, 2 * 1440 + 10 * 60],
    ['10:00', '09:00', 60, 1440 + 9 * 60],
  ])('of %s to %s in %i minutes is by the clock there', (from, to, durationMinutes, at) => {
    const stop = arrival({ departureTime: from, arrivalTime: to, durationMinutes });
    expect(stop).toMatchObject({ arrivalMinutes: at, leg: { seconds: durationMinutes * 60 } });
  });

  it('of a journey through the night is on its day', () => {
    const night = { departureTime: '18:00', arrivalTime: '07:30', durationMinutes: 450 };
    expect(arrival(night, TWO_DAYS)).toMatchObject({
      arrivalMinutes: 7 * 60 + 30,
      leg: { departureMinutes: 18 * 60 - 1440 },
    });
  });
});

describe('what is booked', () => {
  const booked = withRide(TWO_DAYS, 'train', { booked: true, price: '49,90 €' });
  it('is kept and warned about when dates or order change', () => {
    expect(misfits(booked)).toEqual([]);
    const later = accepted(shiftDates(booked, { start: dateOf('2026-08-01') }));
    expect(misfits(later)).toEqual(['date']);
    const turned = accepted(moveStop(booked, { stopId: 'venedig', toDayId: 'tag-2', index: 0 }));
    expect(misfits(turned)).toEqual(['start']);
    const [location] = tripOf({ 'Tag 1': ['Wien'] }).days[0]?.cityList.map((s) => s.location) ?? [];
    if (!location) throw new Error('no place');
    const elsewhere = accepted(replaceStop(booked, { stopId: 'verona', location }));
    expect(misfits(elsewhere)).toEqual(['end']);
    for (const trip of [later, turned, elsewhere]) {
      expect(costsOf(trip)).toMatchObject([{ kind: 'ride', booked: true, cents: 4990 }]);
    }
    const again = accepted(changeTransport(later, { stopId: 'verona', change: { booked: true } }));
    expect(misfits(again)).toEqual([]);
  });

  it('costs under transport, on its day, as long as the leg is travelled so', () => {
    const { byKind, byDay } = budgetOf(booked, costsOf(booked));
    expect(byKind.leg).toMatchObject({ bookedCents: 4990, count: 1 });
    expect(byDay[1]).toMatchObject({ bookedCents: 4990 });
    const byCar = accepted(setLegKind(booked, { stopId: 'verona', kind: 'car' }));
    expect(costsOf(byCar)).toEqual([]);
    expect(costsOf(withRide(DAY, 'ferry'))).toEqual([]);
  });
});
