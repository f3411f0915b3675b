import { afterAll, beforeAll, expect, it } from 'vitest';
import { accept, joins, linkTo, makeTrip } from '../../../test/companion-server.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

/** Two people, and what they do to each other. */
async function startTwo() {
  const [rita, jonas] = [await server.registerConfirmed(), await server.registerConfirmed()];
  return { rita, jonas, trip: await makeTrip(jonas, { title: 'Ich weiß, wo du wohnst' }) };
}

async function block(who: Traveller, whom: Traveller): Promise<void> {
  const url = `/api/people/${whom.uid}/block`;
  expect((await who.browser.send({ method: 'PUT', url })).statusCode).toBe(200);
}

async function addressOf({ browser }: Traveller): Promise<string> {
  return (await browser.get('/api/start')).json().session.user.email;
}

const invite = ({ browser }: Traveller, id: string, email: string) =>
  browser.post(`/api/trips/${id}/invitations/mail`, { email, role: 'reader' });

async function receivedBy({ browser }: Traveller): Promise<readonly unknown[]> {
  return (await browser.get('/api/invitations')).json().invitations;
}

it.each(['the invited one blocks', 'the inviting one blocks'])(
  'are not invited, neither on the page nor by mail: %s',
  async (which) => {
    const { rita, jonas, trip } = await startTwo();
    await (which === 'the invited one blocks' ? block(rita, jonas) : block(jonas, rita));
    const email = await addressOf(rita);
    const refused = await invite(jonas, trip.id, email.toUpperCase());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'invitation-not-possible']);
    expect(await receivedBy(rita)).toEqual([]);
    const mails = (await server.mails()).filter(({ recipient }) => recipient === email);
    expect(mails.filter(({ text }) => text.includes('wo du wohnst'))).toEqual([]);
    const { invitations } = (await jonas.on('GET', `/${trip.id}/companions`)).json();
    expect(invitations).toEqual([]);
  },
);

it('see nothing of invitations from before', async () => {
  const { rita, jonas, trip } = await startTwo();
  const email = await addressOf(rita);
  await invite(jonas, trip.id, email);
  const [received] = (await rita.browser.get('/api/invitations')).json().invitations;
  const token = new URL(await server.linkTo(email), 'http://localhost').searchParams;
  await block(rita, jonas);
  expect(await receivedBy(rita)).toEqual([]);
  expect((await rita.browser.post(`/api/invitations/${received.id}/accept`, {})).statusCode).toBe(
    410,
  );
  expect((await accept(rita, token.get('einladung') ?? '')).statusCode).toBe(410);
});

it('do not join each other by a link that everybody may have', async () => {
  const { rita, jonas } = await startTwo();
  const trip = await makeTrip(rita);
  const token = await linkTo(rita, trip.id, 'editor');
  await block(rita, jonas);
  expect((await accept(jonas, token)).json().code).toBe('invitation-gone');
  expect((await jonas.browser.post('/api/invitations/read', { token })).statusCode).toBe(410);
  expect((await accept(await server.registerConfirmed(), token)).statusCode).toBe(200);
});

it('no longer travel along with each other', async () => {
  const { rita, jonas, trip: his } = await startTwo();
  const [hers, ole] = [await makeTrip(rita), await server.registerConfirmed()];
  await joins(jonas, rita, hers.id, 'editor');
  await joins(ole, rita, hers.id, 'editor');
  await joins(rita, jonas, his.id, 'reader');
  await block(rita, jonas);
  expect((await jonas.on('GET', `/${hers.id}`)).statusCode).toBe(404);
  expect((await jonas.update({ ...hers, title: 'Hallo' }, 1)).statusCode).toBe(404);
  expect((await rita.on('GET', `/${his.id}`)).statusCode).toBe(404);
  expect((await ole.on('GET', `/${hers.id}`)).statusCode).toBe(200);
});
