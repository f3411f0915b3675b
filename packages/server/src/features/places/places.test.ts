import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, type AccountServer } from '../../../test/account-server.ts';

let server: AccountServer;

beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const get = (url: string) => server.browser().send({ method: 'GET', url });

describe('GET /api/places', () => {
  it('finds a place by its German name, with state and country', async () => {
    const reply = await get('/api/places?q=Venedig');
    expect(reply.statusCode, reply.body).toBe(200);
    const { places, ...answered } = reply.json();
    expect(places[0]).toMatchObject({
      label: 'Venedig, Venetien, Italien',
      englishName: 'Venice',
      countryCode: 'IT',
      kind: 'city',
      timeZone: 'Europe/Rome',
    });
    expect(answered).toEqual({
      source: 'gazetteer',
      attribution: expect.arrayContaining(['GeoNames (CC BY 4.0)']),
      isFallback: false,
    });
  });
});
