import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOf } from '../../../test/account-server.ts';
import { startTripServer, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

/** How often a task asks the database. */
async function waysToDatabase(task: () => Promise<unknown>): Promise<number> {
  const { pool } = server.testDatabase.database;
  let ways = 0;
  const count = (): void => {
    ways += 1;
  };
  pool.on('acquire', count);
  await task();
  pool.off('acquire', count);
  return ways;
}

it.each(['register', 'openGuest'] as const)(
  'asks the database twice for the start with a session (%s)',
  async (become) => {
    const { browser, uid } = await server[become]();
    const ways = await waysToDatabase(async () => {
      const { session } = await startOf(browser);
      expect(session).toMatchObject({ user: { uid } });
    });
    expect(ways).toBe(2);
  },
);

it('does not go there at all for a visitor', async () => {
  expect(await waysToDatabase(() => startOf(server.visitor().browser))).toBe(0);
});
