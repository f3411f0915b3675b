import type { Screen } from './screen.ts';

interface StoredTrip {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
}

/** Makes a trip as the page would, without its screens; answers its id. */
export async function makesTrip(screen: Screen, title: string): Promise<string> {
  const id = crypto.randomUUID();
  const trip = { id, title, days: [{ id: 'day-1', date: '2026-07-12' }] };
  const headers = { 'content-type': 'application/json', 'if-none-match': '*' };
  const status = await screen.evaluates<number>(
    `fetch('/api/trips/${id}', ${JSON.stringify({ method: 'PUT', headers, body: JSON.stringify(trip) })})
      .then((reply) => reply.status)`,
  );
  if (status !== 200) throw new Error(`the trip was answered with ${status}`);
  return id;
}

/** The own trips of whoever sits at this browser, as the server has them. */
export async function tripsOf(screen: Screen): Promise<readonly StoredTrip[]> {
  const trips = await screen.evaluates<readonly StoredTrip[]>(
    `fetch('/api/trips').then((reply) => reply.json()).then((reply) => reply.trips)`,
  );
  return trips.map(({ id, title, revision }) => ({ id, title, revision }));
}
