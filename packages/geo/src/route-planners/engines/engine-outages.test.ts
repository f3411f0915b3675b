import { afterEach, describe, expect, it } from 'vitest';
import { describeOutages } from '../../geocoders/testing/describe-outages.ts';
import { createOutsideService } from '../../outside/outside-service.ts';
import { answerJson, startLocalService } from '../../outside/testing/local-service.ts';
import { INVENTED_PLACES } from '../testing/invented-places.ts';
import { createOsrmEngine } from './osrm-http.ts';
import { createValhallaEngine } from './valhalla-http.ts';

const ENGINES = { osrm: createOsrmEngine, valhalla: createValhallaEngine };
const { home, overToll } = INVENTED_PLACES;
const LEG = { from: home, to: overToll, profile: 'driving', mayUseToll: true } as const;
const BLOCK = {
  sources: [home, overToll],
  targets: [home, overToll],
  profile: 'driving',
  mayUseToll: true,
} as const;

for (const name of ['osrm', 'valhalla'] as const) {
  describeOutages(name, (settings, signal) => {
    const service = createOutsideService({ ...settings, name, answers: [400] });
    return ENGINES[name](service, settings.url).leg(LEG, signal);
  });
}

describe('an engine that answers nothing', () => {
  const running: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.close()));
  });

  async function engineSaying(name: keyof typeof ENGINES, reply: object) {
    const local = await startLocalService((_request, response) => answerJson(response, reply));
    running.push(local);
    const service = createOutsideService({ name, url: local.url, answers: [400] });
    return ENGINES[name](service, local.url);
  }

  it.each([
    ['osrm', { code: 'Ok', routes: [] }],
    ['osrm', { code: 'Ok', routes: [{ distance: -1, duration: 0, geometry: '', legs: [] }] }],
    ['valhalla', { trip: { legs: [] } }],
    ['valhalla', {}],
  ] as const)('%s is out, which is not «no route» (%j)', async (name, reply) => {
    const engine = await engineSaying(name, reply);
    await expect(engine.leg(LEG)).rejects.toMatchObject({ name: 'Outage', reason: 'nonsense' });
  });

  it.each([
    ['osrm', { code: 'Ok', durations: [], distances: [] }],
    ['osrm', { code: 'Ok', durations: [[0], [0]], distances: [[0], [0]] }],
    ['valhalla', { sources_to_targets: { distances: [], durations: [] } }],
    ['valhalla', { sources_to_targets: { distances: [[0, 1]], durations: [[0, 1]] } }],
  ] as const)('%s is out when its table has gaps (%j)', async (name, reply) => {
    const engine = await engineSaying(name, reply);
    await expect(engine.matrix(BLOCK)).rejects.toMatchObject({
      name: 'Outage',
      reason: 'nonsense',
    });
  });
});
