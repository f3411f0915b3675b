import { describe, expect, it } from 'vitest';
import { createOutsideService } from '../../outside/outside-service.ts';
import { answerJson, startLocalService } from '../../outside/testing/local-service.ts';
import { createEnginePlanner } from '../engine-planner.ts';
import { realEstimate } from '../testing/estimate.ts';
import { INVENTED_PLACES } from '../testing/invented-places.ts';
import { startRealValhalla } from '../testing/real-valhalla.ts';
import { openRecordings, type Reply } from '../testing/recordings.ts';
import { describeRoutePlanner } from '../testing/route-planner.spec.ts';
import { createOsrmEngine } from './osrm-http.ts';
import type { ValhallaActor } from './valhalla-package.ts';

const COSTINGS: Readonly<Record<string, string>> = {
  driving: 'auto',
  cycling: 'bicycle',
  walking: 'pedestrian',
};

/** Valhalla speaks OSRM's language, so that its answers can stand for those of a server of several profiles. */
function asOsrm(actor: ValhallaActor): (question: string) => Promise<Reply> {
  return async (question) => {
    const { pathname, searchParams } = new URL(question, 'http://osrm.example');
    const [, kind = '', , profile = '', places = ''] = pathname.split('/');
    const points = places.split(';').map((pair) => {
      const [lon, lat] = pair.split(',').map(Number);
      return { lat, lon };
    });
    const pick = (name: string) =>
      (searchParams.get(name) ?? '').split(';').flatMap((index) => points[Number(index)] ?? []);
    const costing = COSTINGS[profile] ?? '';
    const isFree = searchParams.get('exclude') === 'toll';
    const options = {
      costing,
      costing_options: { [costing]: isFree ? { use_tolls: 0, exclude_tolls: true } : {} },
    };
    const query = { ...options, format: 'osrm', directions_type: 'maneuvers' };
    try {
      const text =
        kind === 'route'
          ? await actor.route(JSON.stringify({ ...query, locations: points }))
          : await actor.matrix(
              JSON.stringify({ ...query, sources: pick('sources'), targets: pick('destinations') }),
            );
      return { status: 200, reply: JSON.parse(text) };
    } catch (error) {
      const code = String(error).includes('No path') ? 'NoRoute' : 'NoSegment';
      return { status: 400, reply: { code, message: 'Impossible route between points' } };
    }
  };
}

describeRoutePlanner('OSRM over HTTP', INVENTED_PLACES, async () => {
  const real = process.env['RECORD_ENGINES'] === '1' ? startRealValhalla() : null;
  const recordings = openRecordings('osrm', real && asOsrm(real.actor));
  const local = await startLocalService(({ path, query }, response) => {
    void recordings
      .find(`${path}?${query.toString()}`)
      .then(({ status, reply }) => answerJson(response, reply, status));
  });
  const service = createOutsideService({ name: 'osrm', url: local.url, answers: [400] });
  const engine = createOsrmEngine(service, local.url);
  return {
    planner: createEnginePlanner({ engine, estimate: realEstimate(), cache: null }),
    close: async () => {
      await local.close();
      recordings.close();
      real?.close();
    },
  };
});

describe('an OSRM server of one profile', () => {
  const car = {
    code: 'Ok',
    routes: [{ distance: 25_000, duration: 900, geometry: '_p~iF~ps|U', legs: [{ steps: [] }] }],
  };
  const places = { from: INVENTED_PLACES.home, to: INVENTED_PLACES.overToll };

  it('is not believed when it drives for those who walk', async () => {
    const local = await startLocalService((_request, response) => answerJson(response, car));
    const service = createOutsideService({ name: 'osrm', url: local.url });
    const engine = createOsrmEngine(service, local.url);
    const ask = (profile: 'driving' | 'cycling' | 'walking') =>
      engine.leg({ ...places, profile, mayUseToll: true });
    expect(await ask('driving')).toMatchObject({ meters: 25_000 });
    expect(await ask('cycling')).toBe('beyond');
    expect(await ask('walking')).toBe('beyond');
    await local.close();
  });

  it('is asked again when it cannot leave tolls out', async () => {
    const local = await startLocalService(({ query }, response) =>
      query.has('exclude')
        ? answerJson(response, { code: 'InvalidValue' }, 400)
        : answerJson(response, car),
    );
    const service = createOutsideService({ name: 'osrm', url: local.url, answers: [400] });
    const engine = createOsrmEngine(service, local.url);
    const leg = await engine.leg({ ...places, profile: 'driving', mayUseToll: false });
    expect(leg).toMatchObject({ meters: 25_000, seconds: 900 });
    expect(local.requests).toHaveLength(2);
    await local.close();
  });
});
