import { afterEach, expect, it, vi } from 'vitest';
import { startAccountServer } from '../../../test/account-server.ts';
import { sendConsoleToLog } from '../../http/console-to-log.ts';
import { createLog } from '../../http/create-log.ts';

afterEach(() => vi.restoreAllMocks());

const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const;
/** Better Auth says so twice where it had to ask a second time. */
const SAID_BESIDE = /"msg":"(console|identity): /;
const TOKEN = 'geheimes-token-0123456789';

it('no address and no token of a request that fails is in the log, or beside it', async () => {
  const logLines: string[] = [];
  const server = await startAccountServer({ logLines });
  const browser = server.browser();
  const person = { name: 'Rita', email: 'rita@example.org', password: 'Wolke sieben' };
  await browser.post('/api/auth/sign-up/email', person);
  const cookie = [...browser.cookies.values()][0] ?? '';
  // From here on statements fail in the middle of a request, and their errors quote what was asked for.
  for (const table of ['account', 'sign_in_token'])
    await server.testDatabase.database.pool.query(`alter table ${table} rename to gone_${table}`);
  const consoles = METHODS.map((method) => vi.spyOn(console, method).mockReturnValue());
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stream = { write: (line: string) => void logLines.push(line) };
  const takeBack = sendConsoleToLog(createLog({ stream }));
  const newPassword = 'Wolke acht';
  const asked = [
    await browser.post('/api/auth/sign-in/email', person),
    await browser.post('/api/auth/sign-in/magic-link', person),
    await browser.post('/api/auth/request-password-reset', person),
    await browser.post('/api/auth/reset-password', { newPassword, token: TOKEN }),
    await browser.get(`/api/auth/magic-link/verify?token=${TOKEN}`),
    await browser.get(`/api/auth/change-email/confirm?token=${TOKEN}`),
    await browser.get('/api/start'),
  ];
  takeBack();
  expect([...consoles, stderr].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([500]));
  const errors = logLines.filter((line) => line.includes('"level":"error"'));
  expect(errors.filter((line) => !SAID_BESIDE.test(line))).toHaveLength(asked.length);
  expect(logLines.join('')).not.toMatch(/rita@|geheimes|Wolke/i);
  expect(logLines.join('')).not.toContain(cookie.split('.')[0]);
  await server.close();
});
