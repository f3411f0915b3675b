// @vitest-environment happy-dom
import { BROWSER_DATA } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { visitor } from '../../store/session/session-fakes.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { openPage } from '../testing/page-opener.tsx';

const NAMED: Readonly<Record<string, RegExp>> = {
  'fahrtwind.known_device': /dieses Gerät .*wiederzuerkennen/,
  dark_mode_on: /Design/,
  cookies_allowed: /Cookie-Hinweis/,
};
/** Signing out ends the session, and what a sign-in keeps for minutes is gone with it. */
const ENDED = new Set(['fahrtwind.session_token', 'fahrtwind.state']);

it('says which cookies stay after signing out, all of them', async () => {
  const stays = BROWSER_DATA.filter(
    ({ name, place }) => place === 'cookie' && !name.startsWith('private-') && !ENDED.has(name),
  );
  expect(stays.map(({ name }) => name)).toEqual(Object.keys(NAMED));
  const page = openPage(createFakeServer(visitor), '/Ausgeloggt');
  const intro = await page.findByText(/von diesem Gerät gelöscht/);
  for (const words of Object.values(NAMED)) expect(intro.textContent).toMatch(words);
});
