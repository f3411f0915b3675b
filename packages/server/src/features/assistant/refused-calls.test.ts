import { randomUUID } from 'node:crypto';
import { newEntry, newHotel, stopsOf, type Trip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';
import { sentencesIn } from './sentences.ts';
import { ask } from './testing/ask.ts';
import {
  calls,
  fails,
  says,
  startScriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from './testing/scripted-endpoint.ts';

/** Nothing that the rules understand. */
const QUESTION = 'Gedichtzeilen Wolkenkuckucksheim bitte';

const { failures, nothingBooked, nothingDone } = sentencesIn('de');

let endpoint: ScriptedEndpoint;
let server: TripServer;
let rita: Traveller;
let trip: Trip;

beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
  server = await startTripServer(undefined, {
    env: { ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'klein' },
    modelLimits: { idleMs: 1000, totalMs: 20_000 },
  });
  rita = await server.register();
  // The gazetteer is read with the first question.
  await rita.browser.get('/api/places?q=Koblenz');
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});
beforeEach(async () => {
  endpoint.requests.length = 0;
  await server.testDatabase.database.pool.query('delete from assistant_usage');
  await server.testDatabase.database.pool.query('delete from assistant_access');
  await made(tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] }));
});

async function made(plan: Trip): Promise<void> {
  trip = { ...plan, id: randomUUID() };
  expect((await rita.create({ ...trip })).statusCode).toBe(200);
}

async function played(...scripts: readonly Script[]) {
  endpoint.play(...scripts);
  return ask(rita.browser, trip.id, QUESTION);
}

const lastSent = () => JSON.stringify(endpoint.requests.at(-1)?.messages.at(-1));
const removed = (index: number) => [{ op: 'removeStops', stopIds: [stopsOf(trip)[index]?.id] }];

describe('a call that cannot be meant', () => {
  it.each<readonly [string, Script, RegExp]>([
    ['an unknown handle', calls(['remove_stop', { stop: 's99' }]), /s1 bis s3/],
    ['a wrong field', calls(['remove_stop', { name: 'Bonn' }]), /Falsche Felder/],
    ['arguments that are no JSON', calls(['remove_stop', '{"stop":']), /nvalid/],
  ])('goes back to the model once, which mends it: %s', async (_, wrong, reason) => {
    const { answer } = await played(
      wrong,
      (response, sent) => {
        expect(JSON.stringify(sent.messages.at(-1))).toMatch(reason);
        return calls(['remove_stop', { stop: 's2' }])(response, sent);
      },
      says('So fällt Bonn weg.'),
    );
    expect(answer.proposal?.operations).toEqual(removed(1));
    expect(endpoint.requests).toHaveLength(3);
  });

  it('takes part in no proposal while it is not mended', async () => {
    const { answer } = await played(
      calls(['rename_trip', { title: 'Rhein' }], ['remove_stop', { stop: 's99' }]),
      says('Erledigt.'),
    );
    expect(answer.proposal).toBeNull();
    expect(answer.text).toContain(failures.garbled);
  });

  it('ends the answer where the model does not learn from it', async () => {
    const wrong = calls(['remove_stop', { stop: 's99' }]);
    const { answer } = await played(wrong, wrong, wrong);
    expect(answer.text).toContain(failures.garbled);
    expect(endpoint.requests.length).toBeLessThan(4);
  });

  it('lets the model say in words what it could not do', async () => {
    const { answer } = await played(calls(['delete_trip', {}]), says('Das kann ich nicht.'));
    expect(answer).toMatchObject({ text: 'Das kann ich nicht.', proposal: null });
    const place = calls(['add_stop', { place: '50.1,8.6' }]);
    expect((await played(place, says('Welcher Ort?'))).answer.proposal).toBeNull();
  });
});

describe('what the planner refuses', () => {
  const name = 'Pension Familie Kraus';
  beforeEach(async () => {
    const plan = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });
    const [first, second] = plan.days;
    const location = first?.cityList[1]?.location;
    if (!first || !second || !location) throw new Error('no stop');
    const dates = { checkInDate: first.date, checkOutDate: second.date };
    const hotel = newHotel({ id: 'h', name, location, booked: true, ...dates });
    const days = [{ ...first, hotelId: 'h' }, second];
    await made({ ...plan, days, hotels: [hotel] });
  });
  const removesLodging = calls(['remove_lodging', { lodging: 'h1' }]);

  it('goes back once, without names, and a better wish becomes the proposal', async () => {
    const { answer } = await played(
      removesLodging,
      says('Die Unterkunft fällt weg.'),
      (response, sent) => {
        expect(lastSent()).toMatch(/<planer>Abgelehnt: „h1“ ist fest gebucht/);
        expect(lastSent()).not.toContain('Kraus');
        return calls(['remove_stop', { stop: 's3' }])(response, sent);
      },
      says('Dann ohne Mainz.'),
    );
    expect(answer.proposal?.operations).toEqual(removed(2));
  });

  it('is said to the person where the model wants the same again', async () => {
    const again = says('Noch einmal.');
    const { answer } = await played(removesLodging, again, removesLodging, again, removesLodging);
    expect(answer.proposal).toBeNull();
    expect(answer.text).toContain(`„${name}“ ist fest gebucht`);
    expect(endpoint.requests).toHaveLength(4);
  });
});

describe('claims of changes', () => {
  it('are marked where there is no proposal', async () => {
    const { answer, said } = await played(says('Ich habe Bonn ', 'entfernt.'));
    expect(answer.text).toBe(`Ich habe Bonn entfernt.\n\n${nothingDone}`);
    expect(said).toBe(answer.text);
    const script = [calls(['remove_stop', { stop: 's2' }]), says('Ich habe Bonn entfernt.')];
    expect((await played(...script)).answer.text).not.toContain(nothingDone);
  });

  it('are marked where the app cannot make them', async () => {
    const script = [
      calls(['add_lodging', { stop: 's1', name: 'Post', price_euros: 89.5 }]),
      says('Ich habe das Hotel Post gebucht.'),
    ];
    const { answer } = await played(...script);
    expect(answer.text).toContain(nothingBooked);
    expect(JSON.stringify(answer.proposal?.operations)).toContain('89,50 €');
  });

  it('leave the history as the model said it', async () => {
    await played(says('Ich habe Bonn entfernt.'));
    await played(says('Gut.'));
    expect(JSON.stringify(endpoint.requests.at(-1)?.messages)).not.toContain('Hinweis');
  });
});

describe('what the rules are not sure of', () => {
  it('is for the model', async () => {
    endpoint.play(says('Wladiwostok ist nicht dabei.'));
    const { answer } = await ask(rita.browser, trip.id, 'Entferne Wladiwostok');
    expect(answer).toMatchObject({ by: 'model', text: 'Wladiwostok ist nicht dabei.' });
  });

  it('is answered by the rules where the model cannot, and costs nothing', async () => {
    endpoint.play(fails(500));
    const { answer, turns } = await ask(rita.browser, trip.id, 'Entferne Wladiwostok');
    expect(answer).toMatchObject({ by: 'rules', proposal: null });
    expect(answer.text).toContain('Deine Stopps');
    expect(turns.left).toBe(turns.perDay);
    expect((await played(fails(503))).turns.left).toBe(turns.perDay);
  });
});

describe('activities and restaurants', () => {
  const secret = newEntry({
    id: 'e',
    entryType: 'activity',
    name: 'Geburtstag von Oma',
    content: 'Torte abholen',
  });

  it('stay here until the person allows that the model reads them, and then again', async () => {
    const [first, ...others] = trip.days;
    if (!first) throw new Error('no day');
    const cityList = first.cityList.map((stop, index) =>
      index === 0 ? { ...stop, entries: [secret] } : stop,
    );
    await made({ ...trip, days: [{ ...first, cityList }, ...others] });
    const allow = async (mayReadEntries: boolean) => {
      const url = '/api/assistant/access';
      await rita.browser.send({ method: 'PUT', url, payload: { mayReadEntries } });
      const { answerer } = (await rita.browser.get(`/api/trips/${trip.id}/assistant`)).json();
      expect(answerer).toMatchObject({ mayReadEntries });
      expect(answerer.fields.includes('entries')).toBe(mayReadEntries);
    };
    await played(says('Hallo.'));
    expect(lastSent()).not.toMatch(/Oma|Torte/);
    await allow(true);
    await played(says('Hallo.'));
    expect(lastSent()).toMatch(/Oma.*Torte/);
    await allow(false);
    await played(says('Hallo.'));
    expect(lastSent()).not.toMatch(/Oma|Torte/);
  });
});
