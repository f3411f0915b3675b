// @vitest-environment happy-dom
import { newLegVia, stopsOf, type Stop, type Trip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DayNavigation } from './day-navigation.tsx';
import { rideLinks } from './ride-links.ts';
import { partsOfRide, ridesOfDay, type Ride, type RidePoint } from './rides-of-day.ts';

afterEach(cleanup);

const TRIP = tripOf({
  'Tag 1': ['München', 'Innsbruck'],
  'Tag 2': ['Bozen', 'Verona'],
  'Tag 3': [],
});

function changing(trip: Trip, stopId: string, change: Partial<Stop>): Trip {
  const days = trip.days.map((day) => ({
    ...day,
    cityList: day.cityList.map((stop) => (stop.id === stopId ? { ...stop, ...change } : stop)),
  }));
  return { ...trip, days };
}

const placeIn = (trip: Trip, id: string) => {
  const stop = stopsOf(trip).find((one) => one.id === id);
  if (!stop) throw new Error(`no stop ${id}`);
  return stop.location;
};

const JAUFEN = { lat: 46.8397, lng: 11.3217, name: 'Jaufenpass' };
const OVER_JAUFEN = changing(TRIP, 'bozen', {
  via: newLegVia(placeIn(TRIP, 'innsbruck'), placeIn(TRIP, 'bozen'), [JAUFEN]),
});

const namesOf = (rides: readonly Ride[]) =>
  rides.map(({ points }) => points.map(({ name }) => name));

describe('the rides of a day', () => {
  it('begin where the night was spent and lead over points that are no stops', () => {
    expect(namesOf(ridesOfDay(OVER_JAUFEN, 'tag-2'))).toEqual([
      ['Innsbruck', 'Jaufenpass', 'Bozen', 'Verona'],
    ]);
  });

  it('are divided by trains and the like, and by another way to move', () => {
    const byTrain = changing(TRIP, 'bozen', { routeProfile: 'direct' });
    expect(namesOf(ridesOfDay(byTrain, 'tag-2'))).toEqual([['Bozen', 'Verona']]);
    const cycled = changing(TRIP, 'bozen', { routeProfile: 'cycling' });
    expect(ridesOfDay(cycled, 'tag-2').map(({ profile }) => profile)).toEqual([
      'cycling',
      'driving',
    ]);
  });

  it('pass optional stops by, and are none on a day without a way', () => {
    const optional = changing(TRIP, 'bozen', { optional: true });
    expect(namesOf(ridesOfDay(optional, 'tag-2'))).toEqual([['Innsbruck', 'Verona']]);
    expect(ridesOfDay(TRIP, 'tag-3')).toEqual([]);
    expect(ridesOfDay(TRIP, 'gone')).toEqual([]);
  });

  it('avoid what all of their legs avoid', () => {
    const one = changing(TRIP, 'bozen', { toll: false, wishes: ['avoid-ferry'] });
    expect(ridesOfDay(one, 'tag-2')[0]?.avoids).toEqual([]);
    const both = changing(one, 'verona', { toll: false, wishes: ['avoid-ferry', 'scenic'] });
    expect(ridesOfDay(both, 'tag-2')[0]?.avoids).toEqual(['toll', 'ferry']);
  });
});

function rideOf(points: readonly RidePoint[]): Ride {
  return { profile: 'driving', points, avoids: [] };
}

const pointsOf = (count: number, isStop: (index: number) => boolean = () => true) =>
  Array.from({ length: count }, (_, index): RidePoint => {
    return { lat: 46 + index / 100, lng: 11, name: `P${index}`, isStop: isStop(index) };
  });

describe('the addresses of a ride', () => {
  const [ride] = ridesOfDay(
    changing(changing(OVER_JAUFEN, 'bozen', { toll: false }), 'verona', { toll: false }),
    'tag-2',
  );
  const query = (app: Parameters<typeof rideLinks>[1], isFromHere = false) => {
    const [link] = rideLinks(ride ?? rideOf([]), app, isFromHere);
    const { origin, pathname, searchParams } = new URL(link?.href ?? '');
    return [origin + pathname, ...searchParams.entries()];
  };
  const [start, bozen, end] = ['innsbruck', 'bozen', 'verona'].map((id) => {
    const { lat, lng } = placeIn(TRIP, id);
    return `${Number(lat.toFixed(5))},${Number(lng.toFixed(5))}`;
  });

  it('have all points in the order of the day, each app in its way', () => {
    expect(query('google')).toEqual([
      'https://www.google.com/maps/dir/',
      ['api', '1'],
      ['origin', start],
      ['destination', end],
      ['waypoints', `46.8397,11.3217|${bozen}`],
      ['travelmode', 'driving'],
      ['avoid', 'tolls'],
    ]);
    expect(query('apple')).toEqual([
      'https://maps.apple.com/directions',
      ['source', start],
      ['waypoint', '46.8397,11.3217'],
      ['waypoint', bozen],
      ['destination', end],
      ['mode', 'driving'],
      ['avoid', 'tolls'],
    ]);
    expect(query('osmand')).toEqual([
      'https://osmand.net/map/navigate/',
      ['start', start],
      ['via', `46.8397,11.3217;${bozen}`],
      ['end', end],
      ['profile', 'car'],
    ]);
    expect(query('organic')).toEqual([
      'https://omaps.app/v2/dir',
      ['origin', start],
      ['destination', end],
      ['destination_name', 'Verona'],
      ['waypoints', `46.8397,11.3217|${bozen}`],
      ['mode', 'drive'],
    ]);
  });

  it('leave the start to the device where one begins from there', () => {
    expect(query('google', true).flat()).not.toContain('origin');
    expect(query('organic', true).flat()).not.toContain('origin');
  });

  it('are divided where an app takes no more points, and each part goes on where the last one ended', () => {
    const long = rideOf(pointsOf(30));
    const parts = rideLinks(long, 'google', true);
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      ['P0', 'P10'],
      ['P10', 'P20'],
      ['P20', 'P29'],
    ]);
    for (const { href } of parts) {
      const between = new URL(href).searchParams.get('waypoints')?.split('|') ?? [];
      expect(between.length).toBeLessThanOrEqual(9);
    }
    expect(parts.map(({ href }) => new URL(href).searchParams.has('origin'))).toEqual([
      false,
      true,
      true,
    ]);
    expect(rideLinks(long, 'osmand', false)).toHaveLength(1);
  });

  it('are divided at stops rather than at points that are only passed', () => {
    const points = pointsOf(14, (index) => index % 4 === 0);
    expect(partsOfRide(points, 11).map((part) => part.map(({ name }) => name).at(-1))).toEqual([
      'P8',
      'P13',
    ]);
    const passed = pointsOf(14, (index) => index === 0);
    expect(partsOfRide(passed, 11).map((part) => part.length)).toEqual([11, 4]);
  });
});

const address = () => screen.getAllByRole('link')[0]?.getAttribute('href');

describe('the list of apps', () => {
  it('has a link and a QR code for each, and tells none of them before', async () => {
    render(<DayNavigation trip={OVER_JAUFEN} dayId="tag-2" />);
    expect(screen.getByRole('heading', { name: 'Innsbruck – Verona' })).toBeDefined();
    expect(screen.getByText('Über einen Stopp und einen Zwischenpunkt.')).toBeDefined();
    const links = screen.getAllByRole('link');
    expect(links.map((one) => one.textContent?.split(' (')[0]?.trim())).toEqual([
      'Google Maps',
      'Apple Karten',
      'OsmAnd',
      'Organic Maps',
    ]);
    for (const link of links) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(document.querySelector('figure')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'QR-Code für OsmAnd' }));
    expect(screen.getByText(/öffnet er die Fahrt in OsmAnd/)).toBeDefined();
    expect(document.querySelectorAll('figure path')).toHaveLength(1);
  });

  it('begins at the device on demand', async () => {
    render(<DayNavigation trip={TRIP} dayId="tag-2" />);
    expect(address()).toContain('origin=');
    await userEvent.click(screen.getByRole('switch', { name: 'Ab meinem Standort' }));
    expect(address()).not.toContain('origin=');
  });

  it('says so where nothing is driven', () => {
    render(<DayNavigation trip={TRIP} dayId="tag-3" />);
    expect(screen.getByText(/keine Fahrt/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
