import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer({ env: { TOKEN_SYNC_PATH: '/konto/token' } });
});
afterAll(() => server.close());

it('gives who is signed in a token that anyone can check by the public key [CA-13]', async () => {
  const browser = server.browser();
  expect((await browser.get('/api/account/token')).statusCode).toBe(401);
  await browser.post('/api/auth/sign-in/anonymous');
  const { session, config } = await startOf(browser);
  expect(config.tokenSyncPath).toBe('/konto/token');
  const reply = await browser.get('/api/account/token');
  expect(reply.headers['cache-control']).toBe('no-store');
  const [head = '', body = '', signature = ''] = reply.json<{ token: string }>().token.split('.');
  const { keys } = (await browser.get('/api/account/token-keys')).json();
  const key = createPublicKey({ key: keys[0], format: 'jwk' });
  const isRight = (content: string) =>
    verify(null, Buffer.from(content), key, Buffer.from(signature, 'base64url'));
  expect([isRight(`${head}.${body}`), isRight(`${head}.${body}x`)]).toEqual([true, false]);
  const said = JSON.parse(Buffer.from(body, 'base64url').toString());
  expect(said).toMatchObject({
    iss: 'http://localhost:3000',
    sub: session.state === 'guest' ? session.user.uid : 'nobody',
    isAnonymous: true,
  });
  expect(said.exp - said.iat).toBe(300);
});
