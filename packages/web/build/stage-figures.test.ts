import {
  readCalendarDate,
  scheduleTrip,
  type DaySchedule,
  type FindMeasure,
  type RouteLeg,
} from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { loadRoadEstimates } from '../../geo/src/roads/load-roads.ts';
import { demoTripFor } from '../src/features/planner/demo/demo-trip.ts';
import { de } from '../src/features/planner/demo/demo-texts.de.ts';
import { classicStops } from '../src/features/content/routes/classic-stops.ts';
import { CLASSIC_ROUTE_NAMES } from '../src/features/content/routes/route-names.ts';
import { kmOf } from '../src/format/distance.ts';

/** The content's routes are for summer. */
const MONTH = 7;
const roads = loadRoadEstimates(new URL('../../../data/roads', import.meta.url).pathname);

/** What the planner shows without a routing engine. */
const estimate: FindMeasure = ({ from, to, routeProfile, toll }: RouteLeg) =>
  roads.way({ from, to, profile: routeProfile, mayUseToll: toll, month: MONTH }) ?? undefined;

/** Kilometers and minutes of the days on which a classic route is driven. */
function figuresOf(name: (typeof CLASSIC_ROUTE_NAMES)[number]): readonly [number, number][] {
  const days = new Map<number, { meters: number; seconds: number }>();
  const stops = classicStops(name, 'de');
  for (const [index, { location: to, dayIndex }] of stops.slice(1).entries()) {
    const from = stops[index]?.location ?? to;
    const way = roads.way({ from, to, profile: 'driving', mayUseToll: true, month: MONTH });
    if (!way) throw new Error(`no way to ${to.label}`);
    const day = days.get(dayIndex) ?? { meters: 0, seconds: 0 };
    days.set(dayIndex, { meters: day.meters + way.meters, seconds: day.seconds + way.seconds });
  }
  return [...days.values()].map(({ meters, seconds }) => [kmOf(meters), Math.round(seconds / 60)]);
}

const figures = Object.fromEntries(CLASSIC_ROUTE_NAMES.map((name) => [name, figuresOf(name)]));

/** One line for each day, as the formatter has it. */
function written(): string {
  const routes = Object.entries(figures).map(([name, days]) => {
    const lines = days.map((day) => `    [${day.join(', ')}]`);
    return `  "${name}": [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${routes.join(',\n')}\n}\n`;
}

it('writes the figures of the classic routes as the planner estimates them; `vitest -u` brings them up to date', async () => {
  await expect(written()).toMatchFileSnapshot('../src/features/content/routes/stage-figures.json');
});

function demoDays(): readonly DaySchedule[] {
  const start = readCalendarDate('2027-07-05');
  if (!start) throw new Error('a day');
  const trip = demoTripFor(
    { id: 'demo', userId: 'user', start, now: '2027-01-01T00:00:00.000Z' },
    de,
  );
  if (!trip.ok) throw new Error('no demo trip');
  return scheduleTrip(trip.value, estimate);
}

it('shows the same kilometers and times in the demo trip as on the landing page', () => {
  const days = demoDays();
  const dayOf = (index: number): [number, number] => {
    const { meters = 0, seconds = 0 } = days[index] ?? {};
    return [kmOf(meters), Math.round(seconds / 60)];
  };
  // On the two other days the demo trip leaves from where a walk and a boat have led.
  const [first, second, , fifth, , eighth, ninth] = figures.alpen ?? [];
  expect([0, 1, 4, 7, 8].map(dayOf)).toEqual([first, second, fifth, eighth, ninth]);
});

it('has driving times that a car can keep', () => {
  for (const [km, minutes] of Object.values(figures).flat()) {
    expect(km / (minutes / 60)).toBeGreaterThan(28);
    expect(km / (minutes / 60)).toBeLessThan(100);
  }
});
