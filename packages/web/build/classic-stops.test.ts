import { shortLabel, type RoutedStop } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { classicStops } from '../src/features/content/routes/classic-stops.ts';
import { readRoute, type Stage } from '../src/features/content/routes/read-route.ts';
import { CLASSIC_ROUTE_NAMES } from '../src/features/content/routes/route-names.ts';
import { readContent } from './read-content.ts';

const files = readContent('routes');
const routes = CLASSIC_ROUTE_NAMES.flatMap((name) =>
  (['de', 'en'] as const).flatMap((language) => {
    const found = files.find(({ file }) => file.endsWith(`${name}.${language}.md`));
    const route = readRoute(name, found?.front, []);
    return { ...route, language, stops: classicStops(name, language) };
  }),
);

/** The previous evening's stop and those reached on the day of a stage. */
function stopsOn(stops: readonly RoutedStop[], { day }: Stage): readonly RoutedStop[] {
  const first = stops.findIndex(({ dayIndex }, index) => index > 0 && dayIndex === day - 1);
  return stops
    .slice(first - 1)
    .filter(({ dayIndex }, index) => index === 0 || dayIndex === day - 1);
}

describe('the stops of a classic route', () => {
  it.each(routes)('follow the stages of $title, day by day', ({ stages, stops, days }) => {
    expect(new Set(stages.map(({ day }) => day - 1))).toEqual(
      new Set(stops.map(({ dayIndex }) => dayIndex)),
    );
    expect(days).toBeGreaterThan(Math.max(...stops.map(({ dayIndex }) => dayIndex)));
    for (const stage of stages) {
      const [before, ...reached] = stopsOn(stops, stage).map(({ location }) =>
        shortLabel(location),
      );
      expect(before).toBe(stage.from);
      expect(
        reached.some((name) => stage.to.startsWith(name)),
        stage.to,
      ).toBe(true);
    }
  });
});
