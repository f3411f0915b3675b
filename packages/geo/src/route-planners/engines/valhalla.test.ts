import { createOutsideService } from '../../outside/outside-service.ts';
import { answerJson, startLocalService } from '../../outside/testing/local-service.ts';
import { createEnginePlanner } from '../engine-planner.ts';
import { realEstimate } from '../testing/estimate.ts';
import { INVENTED_PLACES } from '../testing/invented-places.ts';
import { isValhallaHere, startRealValhalla } from '../testing/real-valhalla.ts';
import { openRecordings, type Recordings, type Reply } from '../testing/recordings.ts';
import { describeRoutePlanner } from '../testing/route-planner.spec.ts';
import { createValhallaEngine } from './valhalla-http.ts';
import { createLocalValhalla } from './valhalla-local.ts';
import type { ValhallaActor } from './valhalla-package.ts';

const mayRecord = process.env['RECORD_ENGINES'] === '1';
const REGION = { identity: 'test', box: { west: 7.5, south: 48.1, east: 8.3, north: 48.8 } };

/** As its server answers: errors with their text and a status. */
function asServer(actor: ValhallaActor): (question: string) => Promise<Reply> {
  return async (question) => {
    const [action, query = ''] = question.split(' ', 2);
    try {
      const text = action === 'route' ? await actor.route(query) : await actor.matrix(query);
      return { status: 200, reply: JSON.parse(text) };
    } catch (error) {
      const words = error instanceof Error ? error.message.replace(/^\w+ error: /, '') : '';
      return { status: 400, reply: { error: words, status_code: 400, status: 'Bad Request' } };
    }
  };
}

function openValhallaRecordings(): { recordings: Recordings; close: () => void } {
  const real = mayRecord ? startRealValhalla() : null;
  const recordings = openRecordings('valhalla', real && asServer(real.actor));
  return {
    recordings,
    close: () => {
      recordings.close();
      real?.close();
    },
  };
}

/** The engine in this process, played by what the real one has answered. */
function recordedActor(recordings: Recordings): ValhallaActor {
  const ask = async (question: string): Promise<string> => {
    const { status, reply } = await recordings.find(question);
    if (status === 200) return JSON.stringify(reply);
    throw new Error(`Route error: ${Object(reply).error}`);
  };
  return {
    route: (query) => ask(`route ${query}`),
    matrix: (query) => ask(`sources_to_targets ${query}`),
  };
}

describeRoutePlanner('Valhalla over HTTP', INVENTED_PLACES, async () => {
  const { recordings, close } = openValhallaRecordings();
  const local = await startLocalService(({ path, body }, response) => {
    void recordings
      .find(`${path.slice('/valhalla/'.length)} ${body}`)
      .then(({ status, reply }) => answerJson(response, reply, status));
  });
  const url = `${local.url}/valhalla`;
  const service = createOutsideService({ name: 'valhalla', url, answers: [400] });
  const engine = createValhallaEngine(service, url);
  return {
    planner: createEnginePlanner({ engine, estimate: realEstimate(), cache: null }),
    close: async () => {
      await local.close();
      close();
    },
  };
});

if (!mayRecord) {
  describeRoutePlanner('Valhalla in the process, recorded', INVENTED_PLACES, async () => {
    const { recordings } = openValhallaRecordings();
    const engine = createLocalValhalla(recordedActor(recordings), REGION);
    return { planner: createEnginePlanner({ engine, estimate: realEstimate(), cache: null }) };
  });
}

if (isValhallaHere) {
  describeRoutePlanner('Valhalla in the process, the real one', INVENTED_PLACES, async () => {
    const real = startRealValhalla();
    const engine = createLocalValhalla(real.actor, REGION);
    return {
      planner: createEnginePlanner({ engine, estimate: realEstimate(), cache: null }),
      close: async () => real.close(),
    };
  });
}
