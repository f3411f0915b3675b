import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';
import { readRoute } from '../src/features/content/routes/read-route.ts';

const files = readContent('routes');
const routes = files.map(({ file, front, body }) => ({
  file,
  ...readRoute(file.replace(/.*\/(.+)\.(de|en)\.md/, '$1'), front, body),
}));

describe('the classic routes', () => {
  it('are six, each in both languages [RT-4]', () => {
    const names = new Set(routes.map(({ name }) => name));
    expect(names.size).toBe(6);
    expect(routes).toHaveLength(12);
  });

  it.each(routes.filter(({ file }) => file.includes('.de.')))(
    '$title says the same in German and in English',
    ({ name, days, scene, stages }) => {
      const english = routes.find(({ file }) => file.endsWith(`${name}.en.md`));
      const figures = (list: typeof stages) =>
        list.map(({ day, km, minutes }) => ({ day, km, minutes }));
      expect(english).toMatchObject({ days, scene });
      expect(figures(english?.stages ?? [])).toEqual(figures(stages));
    },
  );

  it.each(routes)('$file starts each stage where the last one ended and fits its days', (route) => {
    const days = route.stages.map(({ day }) => day);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(Math.max(...days)).toBeLessThanOrEqual(route.days);
    for (const [index, stage] of route.stages.slice(1).entries()) {
      const before = route.stages[index];
      expect([before?.to, before?.from]).toContain(stage.from);
    }
  });
});

it('refuses a route without stages or with a stage that lacks a figure', () => {
  const front = { title: 'A', region: 'B', days: 1, season: 'C', scene: 'road', summary: 'D' };
  expect(() => readRoute('a', front, [])).toThrow('a');
  expect(() => readRoute('a', { ...front, stages: [{ day: 1 }] }, [])).toThrow('stage');
});
