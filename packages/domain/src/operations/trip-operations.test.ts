import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { dateOf, tripOf } from '../testing/trip-of.ts';
import { EMPTY_LOCATION, type Location } from '../trip/location.ts';
import { newStop } from '../trip/stop.ts';
import type { TransportLeg } from '../trip/transport-leg.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { addDayAfter } from './add-day.ts';
import { markMovedSeen } from './mark-moved-seen.ts';
import { relabelPlace, stopsToRelabel } from './relabel-place.ts';
import { renameTrip } from './rename-trip.ts';
import { setAccommodationType } from './set-accommodation-type.ts';
import { setTotals } from './set-totals.ts';
import { shiftDates } from './shift-dates.ts';
import { removeTransportLeg, setTransportLeg } from './transport-leg.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'] });

const LEG: TransportLeg = {
  id: 'l1',
  url: '',
  booked: false,
  type: 'train',
  from: EMPTY_LOCATION,
  to: EMPTY_LOCATION,
  departureDateTime: '2026-07-12T08:15',
  arrivalDateTime: '2026-07-12T12:45',
  price: '49 €',
  provider: 'Bahn',
};

const times = (leg: TransportLeg | null): unknown =>
  leg && [leg.departureDateTime, leg.arrivalDateTime];
const all = (booked: boolean): Trip => {
  const leg = { ...LEG, booked };
  return { ...TRIP, arrivalEntry: leg, departureEntry: leg, duringTripEntry: leg };
};

const at = (lat: number, label: string): Location => ({
  ...EMPTY_LOCATION,
  lng: 6.9603,
  lat,
  label,
});

describe('a trip', () => {
  it('is renamed, but not to nothing and not to a novel', () => {
    expect(accepted(renameTrip(TRIP, { title: ' Alpen ' })).title).toBe('Alpen');
    expect(renameTrip(TRIP, { title: ' ' })).toEqual({ ok: false, error: 'title-missing' });
    const long = 'R'.repeat(500);
    expect(accepted(renameTrip(TRIP, { title: `${long} ` })).title).toBe(long);
    expect(renameTrip(TRIP, { title: `${long}!` })).toEqual({ ok: false, error: 'title-too-long' });
  });

  it('changes its kind of lodging [TR-4]', () => {
    const found = accepted(setAccommodationType(TRIP, { akkomodationType: 'camping' }));
    expect(found).toEqual({ ...TRIP, akkomodationType: 'camping' });
  });

  it('stores its totals, and is the same trip when they are the same', () => {
    const totals = { totalDistance: 30_000, totalDuration: 1800, totalsAreMeasured: true };
    const found = accepted(setTotals(TRIP, totals));
    expect(found).toEqual({ ...TRIP, ...totals });
    expect(accepted(setTotals(found, totals))).toBe(found);
    const wrong = { ...totals, totalDistance: Number.NaN };
    expect(setTotals(TRIP, wrong)).toEqual({ ok: false, error: 'amount-invalid' });
  });

  it('forgets which stops were moved when they have been seen', () => {
    expect(accepted(markMovedSeen({ ...TRIP, movedCities: ['bonn'] }))).toEqual(TRIP);
    expect(accepted(markMovedSeen(TRIP))).toBe(TRIP);
  });
});

describe('a transport leg', () => {
  it.each(['arrivalEntry', 'departureEntry', 'duringTripEntry'] as const)(
    'is set and removed as %s [LE-1]',
    (field) => {
      const found = accepted(setTransportLeg(TRIP, { field, leg: LEG }));
      expect(found).toEqual({ ...TRIP, [field]: LEG });
      expect(accepted(removeTransportLeg(found, { field }))).toEqual(TRIP);
      expect(removeTransportLeg(TRIP, { field })).toEqual({ ok: false, error: 'leg-gone' });
    },
  );

  it.each([
    [{ id: '' }, 'id-missing'],
    [{ from: { ...EMPTY_LOCATION, lng: 200 } }, 'location-invalid'],
    [{ departureDateTime: '2026-07-12T25:00' }, 'time-invalid'],
    [{ arrivalDateTime: '12.07.2026' }, 'time-invalid'],
  ])('with %j is refused: %s', (change, error) => {
    expect(setTransportLeg(TRIP, { field: 'arrivalEntry', leg: { ...LEG, ...change } })).toEqual({
      ok: false,
      error,
    });
  });

  it('moves with the first or the last day', () => {
    const longer = accepted(addDayAfter(all(false), { dayId: 'tag-1', newDayId: 'neu' }));
    expect(times(longer.arrivalEntry)).toEqual(['2026-07-12T08:15', '2026-07-12T12:45']);
    expect(times(longer.departureEntry)).toEqual(['2026-07-13T08:15', '2026-07-13T12:45']);
    expect(times(longer.duringTripEntry)).toEqual(['2026-07-12T08:15', '2026-07-13T12:45']);
    const later = accepted(shiftDates(all(false), { start: dateOf('2026-12-31') }));
    expect(times(later.arrivalEntry)).toEqual(['2026-12-31T08:15', '2026-12-31T12:45']);
  });

  it('keeps its times when it is booked', () => {
    const later = accepted(shiftDates(all(true), { start: dateOf('2026-12-31') }));
    expect([later.arrivalEntry, later.departureEntry].map(times)).toEqual([
      ['2026-07-12T08:15', '2026-07-12T12:45'],
      ['2026-07-12T08:15', '2026-07-12T12:45'],
    ]);
  });
});

describe('a place that is given another label', () => {
  const [koeln] = stopsOf(TRIP);
  const near = newStop({ id: 'hbf', location: at(50.9382, 'Köln Hbf, Deutschland') });
  const trip: Trip = {
    ...TRIP,
    days: TRIP.days.map((day, index) =>
      index === 0 ? { ...day, cityList: [...day.cityList, near] } : day,
    ),
  };

  const found = (lat: number, label: string, next = 'Colonia') =>
    stopsToRelabel(trip, { from: at(lat, label), location: at(lat, next) }).map(({ id }) => id);

  it('has it at all stops within 100 m whose labels agree, and only there', () => {
    const location = { ...at(50.9375, 'Kölle'), longLabel: 'Köln, NRW', englishName: 'Cologne' };
    const relabelled = accepted(relabelPlace(trip, { from: at(50.9375, 'Köln'), location }));
    const labels = stopsOf(relabelled).map((stop) => stop.location.label);
    expect(labels).toEqual(['Kölle', 'Kölle', 'Bonn, Deutschland']);
    expect(stopsOf(relabelled)[0]?.location).toEqual({ ...koeln?.location, ...location });
    expect(stopsOf(relabelled)[1]?.location.lat).toBe(50.9382);
    expect(relabelled.days[1]).toBe(trip.days[1]);
  });

  it('finds its stops in the same way, but for those that have the label already', () => {
    expect(found(50.9375, 'Köln')).toEqual([koeln?.id, 'hbf']);
    expect(found(50.9375, 'Köln', 'Köln Hbf, Deutschland')).toEqual([koeln?.id]);
    expect(found(50.9375, 'Dom')).toEqual([]);
    expect(found(50.94, 'Köln')).toEqual([]);
  });
});
