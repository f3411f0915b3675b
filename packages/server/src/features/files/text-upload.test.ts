import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  startOf,
  type AccountServer,
} from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';

let server: AccountServer;
let folder: string;
let browser: Browser;
let name: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-files-'));
  server = await startAccountServer({ env: { DATA_DIR: folder }, passwordHasher: PLAIN_PASSWORDS });
  browser = server.browser();
  const person = { email: 'bild@example.org', password: 'Reisefieber 7', name: 'Bild' };
  await browser.post('/api/auth/sign-up/email', person);
  const { session } = await startOf(browser);
  name = session.state === 'visitor' ? '' : `photos/${session.user.uid}/als-text`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function sendText(payload: string, contentType = 'text/plain; charset=UTF-8') {
  return browser.send({
    method: 'POST',
    url: `/v0/b/fahrtwind/o?name=${encodeURIComponent(name)}`,
    headers: { 'content-type': contentType },
    payload,
  });
}

async function answerToText(text: string) {
  const reply = await sendText(text);
  return [reply.statusCode, reply.json().code ?? reply.json().metadata.width];
}

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c46' } });

it('a picture that is sent as text may be a data URL, and a text that is none is refused [VA-10]', async () => {
  const png = await picture.clone().png().toBuffer();
  const percent = png.toString('hex').replaceAll(/../g, '%$&');
  expect(await answerToText(`data:image/png;base64,${png.toString('base64')}`)).toEqual([
    200,
    '60',
  ]);
  expect(await answerToText(`data:image/png,${percent}`)).toEqual([200, '60']);
  for (const text of ['data:image/png;base64', 'data:image;base64,iVBORw==', 'data:,Hallo'])
    expect(await answerToText(text)).toEqual([400, 'invalid-format']);
});

it('a picture that is sent as text may be base64 or base64url, but not a mixture of their characters [VA-11]', async () => {
  const bytes = await picture.clone().jpeg().toBuffer();
  const [base64, base64Url] = [bytes.toString('base64'), bytes.toString('base64url')];
  // A JPEG begins with `/9j/`, so each of the two has characters that the other one must not have.
  expect([base64.slice(0, 4), base64Url.slice(0, 4)]).toEqual(['/9j/', '_9j_']);
  expect(await answerToText(base64)).toEqual([200, '60']);
  expect(await answerToText(base64Url)).toEqual([200, '60']);
  const mixture = `_9j/${base64.slice(4)}`;
  expect(await answerToText(mixture)).toEqual([400, 'invalid-format']);
  expect(await answerToText(`data:image/jpeg;base64,${base64Url}`)).toEqual([
    400,
    'invalid-format',
  ]);
});

it.each(['application/json', 'image/jpeg', 'text/html'])(
  'an upload as %s is refused, with a sentence about pictures',
  async (contentType) => {
    const reply = await sendText('{}', contentType);
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported-upload']);
    expect(reply.json().message).toContain('Bild');
    expect(reply.json().message).not.toContain('JSON');
  },
);
