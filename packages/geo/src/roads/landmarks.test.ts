import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWaySearch } from './find-way.ts';
import { createLandmarks } from './landmarks.ts';
import { loadRoadTable } from './load-roads.ts';
import { buildRoadGraph } from './road-graph.ts';

const graph = buildRoadGraph(loadRoadTable(join(import.meta.dirname, '../../../../data/roads')));
const city = fc.integer({ min: 0, max: graph.table.cities.length - 1 });
const gate = (one: number) => ({ city: one, meters: 0, seconds: 0, hasToll: false, joins: null });

it('never promises more than there is: the search that trusts it finds what the one in all directions finds', () => {
  const search = createWaySearch(graph);
  const landmarks = createLandmarks(graph);
  fc.assert(
    fc.property(city, city, (from, to) => {
      const how = { mayUseToll: true, month: null };
      const led = search.find({ ...how, entries: [gate(from)], exits: [gate(to)] });
      const all = search.spread({ ...how, entries: [gate(from)] })([gate(to)]);
      expect(led === null).toBe(all === null);
      if (!led || !all) return;
      expect(led.total.seconds).toBeCloseTo(all.total.seconds, 3);
      const least = landmarks.leastTo([gate(to)])(from);
      expect(least).toBeLessThanOrEqual(all.total.seconds + 0.001);
    }),
    { numRuns: 60 },
  );
});
