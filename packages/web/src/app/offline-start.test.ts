import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guard } from './guard.ts';
import { offlineStart } from './offline-start.ts';
import { matchRoute } from './routes.ts';

const manifest: { start_url: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../public/manifest.webmanifest'), 'utf8'),
);
const { pathname, search } = new URL(manifest.start_url, 'http://page.invalid');

it.each(['guest', 'registered'] as const)(
  'the installed app of a %s starts on the trip, without a network for reading',
  (session) => {
    const route = matchRoute(pathname).entry;
    expect(guard({ route, session, pathname, search, isMobileApp: true })).toBeNull();
    expect(offlineStart({ search, session, isOffline: true })).toBe('/ansehen');
    expect(offlineStart({ search, session, isOffline: false })).toBeNull();
  },
);

it('a planner that is reloaded without a network stays there', () => {
  expect(offlineStart({ search: '?reise=1', session: 'guest', isOffline: true })).toBeNull();
});
