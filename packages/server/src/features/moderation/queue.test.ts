import { randomUUID } from 'node:crypto';
import type { ModerationCase } from '@fahrtwind/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordStatements } from '../../../test/record-statements.ts';
import {
  documentOf,
  startPostServer,
  type Member,
  type PostServer,
} from '../../../test/post-server.ts';

let server: PostServer;
let author: Member;
let mia: Member;
beforeAll(async () => {
  server = await startPostServer();
  [author, mia] = [await server.member(), await server.moderator()];
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;

/** From another network address each time, because reports are counted by address. */
let calls = 0;
function report(id: string, email: string, host?: string) {
  calls += 1;
  const payload = { target: { kind: 'post', id }, reason: 'other', text: 'Bitte ansehen', email };
  const remoteAddress = `10.5.0.${calls}`;
  return server.browser(host).send({ method: 'POST', url: '/api/reports', remoteAddress, payload });
}

const mailsTo = async (recipient: string) =>
  (await server.mails()).filter((one) => one.recipient === recipient);

it('a queue of more than a page is read to its end: nothing twice, nothing skipped while cases are decided', async () => {
  await pool().query(
    `insert into post (id, short_id, kind, slug, title, doc, plain, user_id, state, created_at)
    select 'held-' || n, 'held-' || n, 'tipp', 'x', 'Wartet', '{"type":"doc","content":[]}', '', $1, 'held',
      '2026-01-01'::timestamptz + (n / 2) * interval '1 minute' from generate_series(1, 65) n`,
    [author.uid],
  );
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const query: string = next === '' ? '' : `?after=${encodeURIComponent(next)}`;
    const reply = await mia.send('GET', `/moderation/cases${query}`);
    const page = reply.json<{ cases: readonly ModerationCase[]; next: string | null }>();
    seen.push(...page.cases.map(({ target: { id } }) => id));
    const [first] = page.cases;
    const decided = { target: first?.target, action: 'release', reason: 'In Ordnung' };
    await mia.send('POST', '/moderation/decisions', decided);
    next = page.next;
  }
  expect(seen).toHaveLength(65);
  expect(new Set(seen).size).toBe(65);
  expect((await mia.send('GET', '/moderation/cases?after=x')).statusCode).toBe(400);
});

it('a page of many cases is read by a handful of statements', async () => {
  const statements = await recordStatements(async () => {
    const { cases } = (await mia.send('GET', '/moderation/cases')).json();
    expect(cases).toHaveLength(30);
  });
  const asked = statements.filter((one) => /post_version|moderation_decision|\breport\b/.test(one));
  expect(asked.length).toBeLessThanOrEqual(6);
});

it('a suspension lasts to the end of its day in Germany, and is told with that day', async () => {
  const tom = await server.member();
  const year = new Date().getUTCFullYear();
  const until = new Date().getUTCMonth() === 11 ? `${year + 1}-06-30` : `${year}-12-31`;
  const decided = { target: { kind: 'person', id: tom.uid }, action: 'suspend', reason: 'Regel 3' };
  const reply = await mia.send('POST', '/moderation/decisions', { ...decided, until });
  expect(reply.statusCode, reply.body).toBe(200);
  const { rows } = await pool().query(
    `select email, (suspended_until at time zone 'Europe/Berlin')::text as "end" from account where id = $1`,
    [tom.uid],
  );
  expect(rows[0].end).toBe(`${until} 23:59:59`);
  const told = (await mailsTo(rows[0].email)).at(-1);
  expect(told?.text).toContain(until.split('-').toReversed().join('.'));
});

it('what stands behind the plus of an address is no other person for the pace of reports', async () => {
  const { id } = await author.post();
  const name = randomUUID();
  const tries: number[] = [];
  for (const tag of ['', '+a', '+b', '+c+d', '+e'])
    tries.push((await report(id, `${name}${tag}@example.org`)).statusCode);
  expect(tries).toEqual([200, 200, 200, 429, 429]);
  expect((await report(id, `${name}-other@example.org`)).statusCode).toBe(200);
});

it('people are told in their own language, wherever the moderator works', async () => {
  const { id } = await author.post();
  await pool().query(
    `insert into mail_state (user_id, language) values ($1, 'en')
    on conflict (user_id) do update set language = 'en'`,
    [author.uid],
  );
  const email = `${randomUUID()}@example.org`;
  const english = new URL(server.config.englishUrl).host;
  expect((await report(id, email, english)).statusCode).toBe(200);
  const [confirm] = await mailsTo(email);
  expect(confirm?.subject).toMatch(/confirm/i);
  const token = /#meldung=([\w-]+)/.exec(confirm?.text ?? '')?.[1];
  const url = '/api/reports/confirm';
  await server.browser().send({ method: 'POST', url, payload: { token } });
  const decided = { target: { kind: 'post', id }, action: 'hide', reason: 'Rule 3' };
  expect((await mia.send('POST', '/moderation/decisions', decided)).statusCode).toBe(200);
  const { rows } = await pool().query('select email from account where id = $1', [author.uid]);
  const told = (await mailsTo(rows[0].email)).at(-1);
  expect(told?.text).toContain('Rule 3');
  const reporter = await mailsTo(email);
  expect(reporter).toHaveLength(3);
  for (const mail of [told, ...reporter]) {
    expect(mail?.text).toContain('Have a good trip');
    expect(mail?.text).toMatch(/https?:\/\/en\./);
  }
});

const versionsOf = async (path: string) =>
  (await mia.send('GET', `/moderation/cases/${path}`)).json().case.versions;

it('shows moderators what a post and an answer said before they were edited', async () => {
  const post = await author.post({ title: 'Erst so' });
  const answer = await author.answer(post.id, 'Erst das');
  const edited = { ...post, title: 'Dann so', document: documentOf('Neu.') };
  expect((await author.send('PUT', `/posts/${post.id}`, edited)).statusCode).toBe(200);
  await author.send('PUT', `/answers/${answer.id}`, { text: 'Dann dies' });
  expect(await versionsOf(`post/${post.id}`)).toMatchObject([
    { title: 'Erst so', text: 'In Bergen.' },
  ]);
  expect(await versionsOf(`answer/${answer.id}`)).toMatchObject([{ text: 'Erst das' }]);
});
