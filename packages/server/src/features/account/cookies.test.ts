import { BROWSER_DATA, secondsOf } from '@fahrtwind/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  type AccountServer,
} from '../../../test/account-server.ts';

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer({ passwordHasher: PLAIN_PASSWORDS });
});
afterAll(() => server.close());

const COOKIES = new Map(
  BROWSER_DATA.flatMap(({ name, place, end }) =>
    place === 'cookie' ? [[name as string, secondsOf(end)] as const] : [],
  ),
);

it('sets only cookies that the privacy page lists, for as long as it says', async () => {
  const guest = await server.browser().post('/api/auth/sign-in/anonymous');
  const registered = await server.browser().post('/api/auth/sign-up/email', {
    name: 'Mara',
    email: 'mara@example.org',
    password: 'ein langes Passwort',
  });
  const set = [...guest.cookies, ...registered.cookies];
  expect(new Set(set.map(({ name }) => name))).toEqual(
    new Set(['fahrtwind.session_token', 'fahrtwind.known_device']),
  );
  for (const { name, maxAge } of set) expect(maxAge, name).toBe(COOKIES.get(name));
});
