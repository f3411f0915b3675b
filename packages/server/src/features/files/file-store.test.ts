import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readS3Address } from '../../config/s3-address.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let outside: S3rver;
let stores: Readonly<Record<'folder' | 'S3', FileStore>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-stores-'));
  outside = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'fahrtwind', configs: [] }],
  });
  const { port } = await outside.run();
  const address = readS3Address(`http://S3RVER:S3RVER@127.0.0.1:${port}/fahrtwind/bilder`);
  if (!address) throw new Error('no address');
  stores = { folder: createFolderStore(join(folder, 'files')), S3: createS3Store(address) };
});
afterAll(async () => {
  await outside.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['folder', 'S3'] as const)('a file in the %s', (kind) => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));

  it('is read as it was written, to the last byte', async () => {
    const store = stores[kind];
    await store.write('a1-480.webp', bytes);
    expect((await store.read('a1-480.webp'))?.equals(bytes)).toBe(true);
  });

  it('takes the place of the one before', async () => {
    const store = stores[kind];
    await store.write('a2-480.webp', bytes);
    await store.write('a2-480.webp', Buffer.from('neu'));
    expect((await store.read('a2-480.webp'))?.toString()).toBe('neu');
  });

  it('is null where there is none, and can be removed twice', async () => {
    const store = stores[kind];
    expect(await store.read('a3-480.webp')).toBeNull();
    await store.write('a3-480.webp', bytes);
    await store.remove('a3-480.webp');
    await store.remove('a3-480.webp');
    expect(await store.read('a3-480.webp')).toBeNull();
  });
});

it('sends a file to S3 as its bytes alone, without framing or checksums of the library', async () => {
  const bytes = Buffer.from('RIFF bild');
  const sent: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sent.push({ headers: request.headers, body: Buffer.concat(parts) });
      reply.end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('no port');
  const address = readS3Address(`http://key:secret@127.0.0.1:${place.port}/fahrtwind`);
  if (!address) throw new Error('no address');
  await createS3Store(address).write('a4-480.webp', bytes);
  server.close();
  expect(sent.map(({ body }) => body.toString())).toEqual(['RIFF bild']);
  const headers: IncomingHttpHeaders = sent[0]?.headers ?? {};
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(headers['content-encoding']).toBeUndefined();
  expect(Object.keys(headers).filter((name) => /checksum|trailer|decoded/.test(name))).toEqual([]);
});

it.each([
  'https://s3.example/bucket',
  'https://key:secret@s3.example/',
  'ftp://key:secret@s3.example/bucket',
  'https://key:secret@s3.example/Bucket',
  'https://key:secret@s3.example/bucket?acl=public',
])('does not take %s for the address of a bucket', (text) => {
  expect(readS3Address(text)).toBeNull();
});

it('reads keys with marks, folders and the region', () => {
  expect(readS3Address('https://ke%2Fy:s%40t@s3.example/bucket/a/b?region=eu-central-1')).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'bucket',
    prefix: 'a/b/',
    region: 'eu-central-1',
    accessKeyId: 'ke/y',
    secretAccessKey: 's@t',
  });
});
