// @vitest-environment happy-dom
import type { Profile } from '@fahrtwind/contract';
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { guest, registered, userOf } from '../../../store/session/session-fakes.ts';
import { toasts } from '../../../ui/toast.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/page-opener.tsx';

const DETAILS = {
  about: 'Langsam und gern zu Fuß',
  origin: 'Leipzig, Deutschland',
  memberSince: '2026-05',
  countries: [
    { country: 'Norwegen', lat: 60.5, lng: 7 },
    { country: 'Schweden', lat: 59, lng: 15 },
  ],
  tripCount: 2,
  distance: 1_234_000,
  isEstimate: true,
  dayCount: 11,
  followerCount: 3,
  followingCount: 1,
};

const JONAS: Profile = {
  uid: 'jonas',
  name: 'Jonas Weber',
  photoURL: '',
  isOwn: false,
  isFollowed: false,
  isBlocked: false,
  postCount: 4,
  details: DETAILS,
};

function serverWith(profile: Profile, session = registered('mara')) {
  const server = createFakeServer(session);
  const state = { profile };
  server.on(`GET /api/people/${profile.uid}`, () => ({ reply: { profile: state.profile } }));
  const none = { reply: { trips: [], posts: [], people: [], next: null } };
  server.on(`GET /api/people/${profile.uid}/trips`, none);
  server.on(`GET /api/posts?author=${profile.uid}`, none);
  return { server, state };
}

it('shows another person with numbers, countries in words, and lets one follow', async () => {
  const { server, state } = serverWith(JONAS);
  server.on('PUT /api/people/jonas/follow', () => {
    state.profile = { ...JONAS, isFollowed: true };
    return { reply: { followerCount: 4 } };
  });
  const page = openPage(server, '/Profil?uid=jonas');
  expect(await page.findByRole('heading', { level: 1, name: 'Jonas Weber' })).toBeTruthy();
  expect(page.getByText('Langsam und gern zu Fuß')).toBeTruthy();
  expect(page.getByText('Aus Leipzig, Deutschland · Dabei seit Mai 2026')).toBeTruthy();
  expect(page.getByText('Norwegen')).toBeTruthy();
  expect(page.getByText('Tage unterwegs').nextSibling?.textContent).toBe('11');
  await page.person.click(page.getByRole('button', { name: 'Folgen' }));
  expect(await page.findByRole('button', { name: 'Nicht mehr folgen' })).toBeTruthy();
  expect(server.bodies('PUT /api/people/jonas/follow')).toHaveLength(1);
});

it('says why one cannot follow yet', async () => {
  const { server } = serverWith(JONAS);
  server.fails('PUT /api/people/jonas/follow', 403, 'email-not-verified');
  const page = openPage(server, '/Profil?uid=jonas');
  await page.person.click(await page.findByRole('button', { name: 'Folgen' }));
  await waitFor(() => expect(toasts.read().at(-1)?.text).toMatch(/Bestätige zuerst/));
});

it('asks before it blocks, and then shows nothing but the way back', async () => {
  const { server, state } = serverWith(JONAS);
  server.on('PUT /api/people/jonas/block', () => {
    state.profile = { ...JONAS, isBlocked: true, details: null };
    return {};
  });
  const page = openPage(server, '/Profil?uid=jonas');
  await page.person.click(await page.findByRole('button', { name: 'Blockieren' }));
  const question = await page.findByRole('dialog');
  await page.person.click(within(question).getByRole('button', { name: 'Blockieren' }));
  expect(await page.findByText('Du hast diese Person blockiert')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Nicht mehr blockieren' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Folgen' })).toBeNull();
});

it('shows of a closed profile only name, picture and posts', async () => {
  const { server } = serverWith({ ...JONAS, details: null });
  const page = openPage(server, '/Profil?uid=jonas');
  expect(await page.findByText(/Mehr zeigt diese Person nicht/)).toBeTruthy();
  expect(page.queryByText('In Zahlen')).toBeNull();
});

it('lists who follows, by an address of its own', async () => {
  const { server } = serverWith(JONAS);
  const people = [{ uid: 'ida', name: 'Ida', photoURL: '', isFollowed: true }];
  server.on('GET /api/people/jonas/followers', { reply: { people, next: null } });
  const page = openPage(server, '/Profil?uid=jonas&liste=follower');
  const one = await page.findByRole('link', { name: /Ida/ });
  expect(one.getAttribute('href')).toBe('/Profil?uid=ida');
});

it('lets guests look and invites them to register', async () => {
  const { server } = serverWith(JONAS, guest('gast'));
  const page = openPage(server, '/Profil?uid=jonas');
  const register = await page.findByRole('link', { name: 'Registrieren' });
  expect(register.getAttribute('href')).toContain(encodeURIComponent('/Profil?uid=jonas'));
});

it('says so when there is no such profile', async () => {
  const { server } = serverWith(JONAS);
  server.fails('GET /api/people/nobody', 404, 'object-not-found');
  const page = openPage(server, '/Profil?uid=nobody');
  expect(await page.findByText('Dieses Profil gibt es hier nicht')).toBeTruthy();
});

it('saves what one says about oneself, and opens the profile', async () => {
  const user = userOf('mara', { name: 'Mara' });
  const own = { ...JONAS, uid: 'mara', name: 'Mara', isOwn: true };
  const { server } = serverWith(own, registered('mara', { user }));
  const page = openPage(server, '/Profil');
  const about = await page.findByLabelText('Über dich');
  await page.person.clear(about);
  await page.person.type(about, 'Mit dem Zug');
  await page.person.click(page.getByRole('button', { name: 'Text speichern' }));
  await waitFor(() =>
    expect(server.bodies('PUT /api/profile')).toEqual([{ about: 'Mit dem Zug' }]),
  );
  await page.person.click(page.getByRole('switch', { name: 'Profil für andere öffnen' }));
  await waitFor(() =>
    expect(server.bodies('PUT /api/user/mara')).toMatchObject([{ shareData: true }]),
  );
});
