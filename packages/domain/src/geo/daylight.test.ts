import { expect, it } from 'vitest';
import { dateOf } from '../testing/trip-of.ts';
import { daylightAt } from './daylight.ts';

/** Times of almanacs, in minutes after midnight UTC. */
it.each([
  // Berlin: 4:43 to 21:33 by the summer clock, 8:15 to 15:54 by the winter clock.
  ['2026-06-21', { lat: 52.52, lng: 13.405 }, 163, 1173],
  ['2026-12-21', { lat: 52.52, lng: 13.405 }, 435, 894],
  // Reykjavík: 2:55 to 0:03 of the next day.
  ['2026-06-21', { lat: 64.1466, lng: -21.9426 }, 175, 1443],
] as const)('on %s at %j the sun rises and sets as almanacs say', (date, point, rise, set) => {
  const found = daylightAt(dateOf(date), point);
  if (typeof found === 'string') throw new Error(found);
  expect(Math.abs(found.riseMinutes - rise)).toBeLessThan(4);
  expect(Math.abs(found.setMinutes - set)).toBeLessThan(4);
});

it('knows the days on which it does not set or rise', () => {
  const cape = { lat: 71.17, lng: 25.78 };
  expect(daylightAt(dateOf('2026-06-21'), cape)).toBe('always');
  expect(daylightAt(dateOf('2026-12-21'), cape)).toBe('never');
});

it.each([0, 20, 38, 52, 60])(
  'is light for little more than half a day at %i° at the equinox',
  (lat) => {
    const found = daylightAt(dateOf('2026-03-20'), { lat, lng: 10 });
    if (typeof found === 'string') throw new Error(found);
    const hours = (found.setMinutes - found.riseMinutes) / 60;
    expect(hours).toBeGreaterThan(12);
    expect(hours).toBeLessThan(12.5);
  },
);
