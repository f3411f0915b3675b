import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  startOf,
  type AccountServer,
} from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFolderStore } from './folder-store.ts';
import { cleanUpFiles } from './store-picture.ts';

let server: AccountServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-files-'));
  server = await startAccountServer({ env: { DATA_DIR: folder }, passwordHasher: PLAIN_PASSWORDS });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let people = 0;

async function registered(): Promise<{ readonly browser: Browser; readonly uid: string }> {
  const browser = server.browser();
  people += 1;
  const email = `bild-${people}@example.org`;
  const reply = await browser.post('/api/auth/sign-up/email', {
    email,
    password: 'Reisefieber 7',
    name: 'Bild',
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return { browser, uid: await uidOf(browser) };
}

async function uidOf(browser: Browser): Promise<string> {
  const { session } = await startOf(browser);
  if (session.state === 'visitor') throw new Error('not signed in');
  return session.user.uid;
}

function picture(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c46' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'zu-Hause-in-Kiel' } })
    .toBuffer();
}

function multipart(file: Buffer, metadata: object = {}, boundary = 'grenze'): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`,
    ),
    Buffer.from(`--${boundary}\r\nContent-Type: image/jpeg\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function upload(
  browser: Browser,
  name: string,
  body: Buffer,
  contentType = 'multipart/related; boundary=grenze',
) {
  return browser.send({
    method: 'POST',
    url: `/v0/b/fahrtwind/o?name=${encodeURIComponent(name)}`,
    headers: { 'content-type': contentType },
    payload: body,
  });
}

const objectOf = (name: string, query = ''): string =>
  `/v0/b/fahrtwind/o/${encodeURIComponent(name)}${query}`;

describe('a profile picture', () => {
  it('is stored under profilePictures/{uid}, and anyone reads its address and the picture [CA-9] [CA-10]', async () => {
    const { browser, uid } = await registered();
    const name = `profilePictures/${uid}`;
    const sent = await upload(
      browser,
      name,
      multipart(await picture(), { metadata: { description: 'Ich' } }),
    );
    expect(sent.statusCode, sent.body).toBe(200);
    const visitor = server.browser();
    const metadata = (await visitor.get(objectOf(name))).json();
    expect(metadata).toMatchObject({
      name,
      bucket: 'fahrtwind',
      contentType: 'image/webp',
      metadata: { description: 'Ich', width: '512', height: '512' },
    });
    const media = await visitor.get(
      objectOf(name, `?alt=media&token=${metadata.downloadTokens}&size=90`),
    );
    expect(media.headers['content-type']).toBe('image/webp');
    expect(media.headers['content-security-policy']).toContain('sandbox');
    expect(await sharp(media.rawPayload).metadata()).toMatchObject({ width: 96, height: 96 });
  });

  it('is drawn anew, without what the camera wrote into it', async () => {
    const { browser, uid } = await registered();
    const name = `photos/${uid}/anreise-1`;
    const file = await picture(3000, 1000);
    expect(file.includes('zu-Hause-in-Kiel')).toBe(true);
    const { downloadTokens } = (await upload(browser, name, multipart(file))).json();
    const media = await browser.get(objectOf(name, `?alt=media&token=${downloadTokens}`));
    expect(media.rawPayload.includes('zu-Hause-in-Kiel')).toBe(false);
    expect(await sharp(media.rawPayload).metadata()).toMatchObject({ width: 1920, height: 640 });
  });

  it('replaces the one before, whose address ends', async () => {
    const { browser, uid } = await registered();
    const name = `profilePictures/${uid}`;
    const first = (await upload(browser, name, multipart(await picture()))).json();
    const second = (await upload(browser, name, multipart(await picture(600, 600)))).json();
    expect(
      (await browser.get(objectOf(name, `?alt=media&token=${first.downloadTokens}`))).statusCode,
    ).toBe(403);
    expect(
      (await browser.get(objectOf(name, `?alt=media&token=${second.downloadTokens}`))).statusCode,
    ).toBe(200);
  });

  it('can be deleted', async () => {
    const { browser, uid } = await registered();
    const name = `profilePictures/${uid}`;
    await upload(browser, name, multipart(await picture()));
    expect((await browser.send({ method: 'DELETE', url: objectOf(name) })).statusCode).toBe(204);
    const gone = await browser.get(objectOf(name));
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'object-not-found']);
  });
});

describe('who may do what', () => {
  it('refuses visitors, guests and strangers [ER-13] [RO-6]', async () => {
    const owner = await registered();
    const stranger = await registered();
    const guest = server.browser();
    await guest.post('/api/auth/sign-in/anonymous');
    const body = multipart(await picture());
    const name = `profilePictures/${owner.uid}`;
    const answers = [server.browser(), guest, stranger.browser].map((one) =>
      upload(one, name, body),
    );
    expect(
      (await Promise.all(answers)).map((reply) => [reply.statusCode, reply.json().code]),
    ).toEqual([
      [401, 'unauthenticated'],
      [403, 'unauthorized'],
      [403, 'unauthorized'],
    ]);
  });

  it('shows a photo to others only while something shows it', async () => {
    const { browser, uid } = await registered();
    const name = `photos/${uid}/ungezeigt`;
    const { downloadTokens } = (await upload(browser, name, multipart(await picture()))).json();
    const address = objectOf(name, `?alt=media&token=${downloadTokens}`);
    const seenBy = async () =>
      (await Promise.all([browser, server.browser()].map((one) => one.get(address)))).map(
        ({ statusCode, headers }) => [statusCode, headers['cache-control']],
      );
    expect(await seenBy()).toEqual([
      [200, 'private, max-age=3600'],
      [401, 'no-store'],
    ]);
    const { pool } = server.testDatabase.database;
    await pool.query('update stored_file set used_at = now() where path = $1', [name]);
    await pool.query(
      `insert into post (id, short_id, kind, slug, title, doc, plain, user_id, photos)
       values ($1, $1, 'tipp', 'see', 'See', '{"type":"doc","content":[]}', '', $1, $2)`,
      [uid, JSON.stringify([{ path: name, alt: '' }])],
    );
    expect((await seenBy()).map(([status]) => status)).toEqual([200, 200]);
    const moderator = await registered();
    await pool.query('update account set is_moderator = true where id = $1', [moderator.uid]);
    for (const state of ['held', 'hidden']) {
      await pool.query('update post set state = $2 where id = $1', [uid, state]);
      expect((await seenBy()).map(([status]) => status)).toEqual([200, 401]);
      expect((await (await registered()).browser.get(address)).statusCode).toBe(403);
      expect((await moderator.browser.get(address)).statusCode).toBe(200);
    }
  });

  it('shows the photo of a published trip to others unless the trip is hidden', async () => {
    const { browser, uid } = await registered();
    const { pool } = server.testDatabase.database;
    const name = `photos/${uid}/reisebild`;
    const { downloadTokens } = (await upload(browser, name, multipart(await picture()))).json();
    await pool.query('update account set email_verified = true where id = $1', [uid]);
    const url = `/api/trips/trip-${uid}`;
    const put = (path: string, payload: object, headers = {}) =>
      browser.send({ method: 'PUT', url: `${url}${path}`, headers, payload });
    const trip = { id: `trip-${uid}`, title: 'Harz', days: [{ id: 'd1' }] };
    expect((await put('', trip, { 'if-none-match': '*' })).statusCode).toBe(200);
    const photos = [{ path: name, alt: 'Ein See' }];
    const published = await put('/publication', { title: 'Harz', photos });
    expect(published.statusCode, published.body).toBe(200);
    const address = objectOf(name, `?alt=media&token=${downloadTokens}`);
    expect((await server.browser().get(address)).statusCode).toBe(200);
    await pool.query('update trip_publication set is_hidden = true where trip_id = $1', [trip.id]);
    expect((await server.browser().get(address)).statusCode).toBe(401);
    expect((await browser.get(address)).statusCode).toBe(200);
  });

  it('keeps the picture of a hidden person from others', async () => {
    const { browser, uid } = await registered();
    const name = `profilePictures/${uid}`;
    const { downloadTokens } = (await upload(browser, name, multipart(await picture()))).json();
    const { pool } = server.testDatabase.database;
    await pool.query('update user_profile set is_hidden = true where uid = $1', [uid]);
    for (const query of ['', `?alt=media&token=${downloadTokens}`]) {
      expect((await server.browser().get(objectOf(name, query))).statusCode).toBe(401);
      expect((await browser.get(objectOf(name, query))).statusCode).toBe(200);
    }
  });

  it('takes no pictures from who is suspended', async () => {
    const { browser, uid } = await registered();
    await server.testDatabase.database.pool.query(
      `update account set suspended_until = now() + interval '1 day' where id = $1`,
      [uid],
    );
    const body = multipart(await picture());
    for (const name of [`profilePictures/${uid}`, `photos/${uid}/gesperrt`])
      expect((await upload(browser, name, body)).json().code).toBe('suspended');
  });

  it('tells the address of a photo to its owner alone', async () => {
    const { browser, uid } = await registered();
    const name = `photos/${uid}/geheim-01`;
    await upload(browser, name, multipart(await picture()));
    const stranger = await registered();
    const asked = [browser, stranger.browser, server.browser()].map((one) =>
      one.get(objectOf(name)),
    );
    expect((await Promise.all(asked)).map((reply) => reply.statusCode)).toEqual([200, 403, 401]);
  });

  it('refuses more than the quota [ER-13]', async () => {
    const { browser, uid } = await registered();
    await server.testDatabase.database.pool.query(
      `insert into stored_file (id, path, owner_id, token, bytes) values ($1, $1, $2, 't', $3)`,
      [`voll-${uid}`, uid, 200 * 1024 * 1024],
    );
    const reply = await upload(browser, `photos/${uid}/noch-eins`, multipart(await picture()));
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'quota-exceeded']);
  });
});

let sender: ReturnType<typeof registered> | null = null;

/** What one and the same person is told of an upload: servers count how many register. */
async function answerTo(body: Buffer, name?: string) {
  sender ??= registered();
  const { browser, uid } = await sender;
  const reply = await upload(browser, name ?? `photos/${uid}/bild-0001`, body);
  return [reply.statusCode, reply.json().code];
}

it('counts deleted files until they are gone, so that replacing fills no disk', async () => {
  const { browser, uid } = await registered();
  await server.testDatabase.database.pool.query(
    `insert into stored_file (id, path, owner_id, token, bytes, deleted_at) values ($1, $1, $2, 't', $3, now())`,
    [`ersetzt-${uid}`, uid, 400 * 1024 * 1024],
  );
  const reply = await upload(browser, `profilePictures/${uid}`, multipart(await picture()));
  expect([reply.statusCode, reply.json().code]).toEqual([402, 'quota-exceeded']);
});

describe('bad uploads', () => {
  const SVG = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  it.each([
    ['a drawing with scripts', async () => multipart(SVG)],
    ['a page', async () => multipart(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['a picture that was cut off', async () => multipart((await picture()).subarray(0, 900))],
    ['an upload that was cut off', async () => multipart(await picture()).subarray(0, 2000)],
    ['an empty file', async () => multipart(Buffer.alloc(0))],
    ['one part only', async () => Buffer.from('--grenze\r\n\r\n{}\r\n--grenze--')],
    [
      'metadata that is no JSON',
      async () => Buffer.from('--grenze\r\n\r\n{oops\r\n--grenze\r\n\r\nx\r\n--grenze--'),
    ],
    ['no boundary at all', async () => Buffer.from('hello')],
  ])('refuses %s', async (_what, body) => {
    expect(await answerTo(await body())).toEqual([400, 'invalid-format']);
  });

  it('refuses a picture of more pixels than cameras make', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await answerTo(multipart(bomb))).toEqual([413, 'too-large']);
  });

  it.each([21, 50])('refuses %i MB', async (megabytes) => {
    expect(await answerTo(Buffer.alloc(megabytes * 1024 * 1024))).toEqual([413, 'too-large']);
  });

  it.each([
    ['a film', Buffer.from('000000206674797069736f6d0000020069736f6d69736f32', 'hex')],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a TIFF, which is no format of cameras for the web', null],
  ])('refuses %s that is called a JPEG', async (_what, bytes) => {
    const tiff = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c46' } });
    expect(await answerTo(multipart(bytes ?? (await tiff.tiff().toBuffer())))).toEqual([
      400,
      'invalid-format',
    ]);
  });

  it('refuses a picture whose header claims more pixels than it has', async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c46' } })
      .png()
      .toBuffer();
    // Width and height of a PNG stand in bytes 16 to 23; the checksum behind them no longer fits either.
    small.writeUInt32BE(60_000, 16);
    small.writeUInt32BE(60_000, 20);
    const [status] = await answerTo(multipart(small));
    expect([400, 413]).toContain(status);
  });

  it.each(['andere/stelle', '../../etc/passwd', 'profilePictures/', 'photos/x'])(
    'has no place for %s',
    async (name) => {
      expect(await answerTo(multipart(await picture()), name)).toEqual([400, 'invalid-argument']);
    },
  );

  it('knows one bucket only', async () => {
    const reply = await server.browser().get('/v0/b/anders/o/profilePictures%2Fx');
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'object-not-found']);
  });

  it('drops what a second file behind the picture holds', async () => {
    const { browser, uid } = await registered();
    const name = `photos/${uid}/polyglott`;
    const polyglot = Buffer.concat([
      await picture(),
      Buffer.from('<script>alert("huckepack")</script>'),
    ]);
    const { downloadTokens } = (await upload(browser, name, multipart(polyglot))).json();
    const media = await browser.get(objectOf(name, `?alt=media&token=${downloadTokens}`));
    expect(media.rawPayload.includes('huckepack')).toBe(false);
  });
});

describe('what is kept', () => {
  it('goes after 48 hours when nothing shows it, and 30 days after it was deleted', async () => {
    const { browser, uid } = await registered();
    const { database } = server.testDatabase;
    const store = createFolderStore(join(folder, 'files'));
    const names = ['unbenutzt', 'geloescht', 'gezeigt-'].map((one) => `photos/${uid}/${one}`);
    for (const name of names) await upload(browser, name, multipart(await picture(100, 100)));
    const idOf = async (path: string): Promise<string> =>
      (await database.pool.query('select id from stored_file where path = $1', [path])).rows[0]
        ?.id ?? '';
    const [unused = '', deleted = '', shown = ''] = await Promise.all(names.map(idOf));
    await database.pool.query(
      `update stored_file set unused_since = now() - interval '49 hours' where owner_id = $1`,
      [uid],
    );
    await database.pool.query(`update stored_file set used_at = now() where id = any($1)`, [
      [deleted, shown],
    ]);
    await database.pool.query(
      `update stored_file set deleted_at = now() - interval '31 days' where id = $1`,
      [deleted],
    );
    await cleanUpFiles(database.db, store);
    const left = await Promise.all(
      [unused, deleted, shown].map((id) => store.read(`${id}-480.webp`)),
    );
    expect(left.map((bytes) => bytes !== null)).toEqual([false, false, true]);
    expect(await Promise.all(names.map(idOf))).toEqual(['', '', shown]);
  });
});
