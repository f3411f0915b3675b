import { randomUUID } from 'node:crypto';
import { isEstimated, setVia, stopsOf, type PublicTrip, type Trip } from '@fahrtwind/domain';
import { accepted, tripOf } from '@fahrtwind/domain/testing';
import { answerJson, startLocalService } from '@fahrtwind/geo/testing';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../src/features/assistant/testing/ask.ts';
import { previewSvg } from '../src/features/public-trips/preview/preview-svg.ts';
import { publish, shareOf } from './public-trips.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

interface Totals {
  readonly totalDistance: number;
  readonly totalDuration: number;
}

async function start(env: Record<string, string> = {}): Promise<TripServer> {
  const server = await startTripServer(undefined, { env });
  cleanUps.push(() => server.close());
  return server;
}

/** As an older program, an import or a script saves it: with totals that were never measured. */
const PLAN = { 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': ['Bozen'], 'Tag 3': ['Venedig'] };
const unmeasured = (days: Readonly<Record<string, readonly string[]>> = PLAN): Trip =>
  tripOf(days, { id: randomUUID(), title: 'Über die Alpen', totalDistance: 5, totalDuration: 7 });

async function created(who: Traveller, trip: Trip): Promise<Trip> {
  expect((await who.create({ ...trip })).statusCode).toBe(200);
  return trip;
}

/** What the planner page gets for the stops of a trip. */
async function plannedTotals({ browser }: Traveller, trip: Trip): Promise<Totals> {
  const stops = stopsOf(trip).map(({ id, location: { lat, lng }, via }) => ({
    cityId: id,
    lat,
    lng,
    month: 7,
    via: via?.points.map((point) => ({ lat: point.lat, lng: point.lng })),
  }));
  const reply = await browser.post('/api/routes', { stops });
  const { legs } = reply.json<{
    readonly legs: readonly { readonly meters: number; readonly seconds: number }[];
  }>();
  return {
    totalDistance: legs.reduce((sum, { meters }) => sum + meters, 0),
    totalDuration: legs.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

const listed = async (who: Traveller, id: string) =>
  (await who.on('GET', ''))
    .json<{ readonly trips: readonly (Totals & { id: string; isEstimate: boolean })[] }>()
    .trips.find((one) => one.id === id);

const publicTrip = async (who: Traveller, id: string): Promise<PublicTrip> =>
  (await who.on('GET', `/${id}/public`)).json<{ readonly trip: PublicTrip }>().trip;

async function pdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

const km = (meters: number): string => `${Math.round(meters / 1000).toLocaleString('de-DE')} km`;
const hours = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
};

/** Everything that tells of a trip in words or pictures. */
async function toldIn(server: TripServer, who: Traveller, id: string) {
  const paper = await who.on('GET', `/${id}/export.pdf`);
  return {
    preview: previewSvg(await publicTrip(server.visitor(), id), null),
    paper: await pdfText(paper.rawPayload),
    assistant: (await ask(who.browser, id, 'Wie weit ist die Reise?')).answer.text,
  };
}

describe('a trip', () => {
  it('is as long in every place that shows it as in the planner, with a tilde where that is an estimate', async () => {
    const server = await start();
    const rita = await server.registerConfirmed();
    const via = { stopId: 'venedig', points: [{ lat: 47.81, lng: 13.03, name: 'Salzburg' }] };
    const trip = await created(rita, accepted(setVia(unmeasured(), via)));
    await publish(rita, trip.id, { omit: [] });
    await server.measureTrips();
    const totals = await plannedTotals(rita, trip);
    expect(totals.totalDistance).toBeGreaterThan(400_000);

    expect(await listed(rita, trip.id)).toMatchObject({ ...totals, isEstimate: true });
    expect((await rita.on('GET', `/${trip.id}`)).json().trip).toMatchObject(totals);
    const copyId = await shareOf(rita, trip.id);
    for (const id of [trip.id, copyId]) {
      const seen = await publicTrip(server.visitor(), id);
      expect(seen).toMatchObject(totals);
      expect(isEstimated(seen)).toBe(true);
      const days = seen.days.reduce((sum, { meters }) => sum + meters, 0);
      expect(days).toBe(totals.totalDistance);
    }
    const { trips } = (await server.browser().get('/api/published')).json();
    expect(trips).toMatchObject([{ id: trip.id, ...totals, isEstimate: true }]);
    const profile = (await rita.browser.get(`/api/people/${rita.uid}`)).json();
    expect(JSON.stringify(profile)).toContain(`"distance":${totals.totalDistance}`);
    const { preview, paper, assistant } = await toldIn(server, rita, trip.id);
    expect(preview).toContain(`~${km(totals.totalDistance)}`);
    expect(paper).toContain(`~${km(totals.totalDistance)}, ~${hours(totals.totalDuration)}`);
    const spoken = hours(totals.totalDuration).replace(':', ' Std. ').replace(' h', ' Min.');
    expect(assistant).toContain(`~${km(totals.totalDistance)}, ~${spoken}`);
  });

  it('carries no tilde anywhere where a routing service has measured it', async () => {
    const service = await startLocalService(({ path }, response) =>
      answerJson(response, path.endsWith('/status') ? { version: '3.6.1' } : MEASURED),
    );
    cleanUps.push(() => service.close());
    const server = await start({ ROUTING_URL: `${service.url}/api` });
    const rita = await server.registerConfirmed();
    const trip = await created(rita, unmeasured());
    await publish(rita, trip.id, { omit: [] });
    expect(await listed(rita, trip.id)).toMatchObject({ totalDistance: 5, isEstimate: true });
    await server.measureTrips();
    const totals = { totalDistance: 3 * 150_000, totalDuration: 3 * 7200 };
    expect(await listed(rita, trip.id)).toMatchObject({ ...totals, isEstimate: false });
    const stored = (await rita.on('GET', `/${trip.id}`)).json().trip;
    expect(stored).toMatchObject({ ...totals, totalsAreMeasured: true });
    const seen = await publicTrip(server.visitor(), trip.id);
    expect(seen).toMatchObject(totals);
    expect(isEstimated(seen)).toBe(false);
    const { trips } = (await server.browser().get('/api/published')).json();
    expect(trips).toMatchObject([{ ...totals, isEstimate: false }]);
    for (const text of Object.values(await toldIn(server, rita, trip.id))) {
      expect(text).toContain('450 km');
      expect(text).not.toContain('~450');
    }
  });
});

const MEASURED = {
  trip: {
    legs: [
      { shape: '_izlhA~rlgdF_{geC~ywl@', summary: { time: 7200, length: 150, has_toll: false } },
    ],
  },
};

describe('stored totals', () => {
  it('stay when a save changes no way, and follow when it changes one', async () => {
    const server = await start();
    const rita = await server.register();
    const trip = await created(rita, unmeasured());
    await server.measureTrips();
    const totals = await plannedTotals(rita, trip);
    const renamed = { ...trip, title: 'Anders' };
    expect((await rita.update(renamed, 1)).statusCode).toBe(200);
    expect(await listed(rita, trip.id)).toMatchObject(totals);

    const shorter = { ...renamed, days: trip.days.slice(0, 2) };
    expect((await rita.update(shorter, 2)).statusCode).toBe(200);
    await server.measureTrips();
    expect(await listed(rita, trip.id)).toMatchObject(await plannedTotals(rita, shorter));
  });

  it('are measured once: nothing is asked again for trips that have not changed', async () => {
    const server = await start();
    const rita = await server.register();
    const { id } = await created(rita, unmeasured());
    await server.measureTrips();
    const { pool } = server.testDatabase.database;
    await pool.query(`update trip set summary = summary || '{"totalDistance": 1}' where id = $1`, [
      id,
    ]);
    await server.measureTrips();
    expect(await listed(rita, id)).toMatchObject({ totalDistance: 1 });
    await pool.query(`update trip set measured_by = 'another planner' where id = $1`, [id]);
    await server.measureTrips();
    expect((await listed(rita, id))?.totalDistance).toBeGreaterThan(400_000);
  });
});
