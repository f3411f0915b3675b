import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { abortedWith } from '../../http/aborted-with.ts';
import { isSuspended } from '../../http/access.ts';
import { AppError } from '../../http/app-error.ts';
import { limitEndpoint, limitRequests } from '../../http/limits.ts';
import { parseBodies } from '../../http/read-body.ts';
import { readRequestSession } from '../../http/read-request-session.ts';
import { refuseAll } from '../../http/refuse-other-methods.ts';
import type { DiskRoom } from '../../http/register-endpoints.ts';
import type { ReadSession, Session } from '../../http/session.ts';
import { readFilePath, type FilePath } from './file-path.ts';
import type { FileStore } from './file-store.ts';
import { deleteFile, findFile, hasFileRoom, type StoredFile } from './file.repository.ts';
import type { Pictures } from './pictures.ts';
import { readUpload, UPLOAD_TYPES } from './read-upload.ts';
import { readPicture, storePicture } from './store-picture.ts';

/** What mounting needs of the app around it. */
export interface FileMount {
  readonly disk?: DiskRoom;
  readonly perMinute: number;
}

interface RouteParts extends FileMount {
  readonly database: Database;
  readonly readSession: ReadSession;
  readonly store: FileStore;
  readonly pictures: Pictures;
}

/** The one bucket there is. */
const BUCKET = 'fahrtwind';
const OBJECTS = `/v0/b/${BUCKET}/o`;
const UPLOAD_BYTES = 20 * 1024 * 1024;
/** Share of uploads among the requests that one address may send. */
const UPLOAD_SHARE = 1 / 20;
const MEDIA_HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
};
// The token changes with the picture.
const PUBLIC_CACHE = 'public, max-age=31536000, immutable';
/** For a picture that nothing public shows yet, or any longer. */
const PRIVATE_CACHE = 'private, max-age=3600';

const uploadQuery = z.object({ name: z.string().max(200) });
const objectParams = z.object({ '*': z.string().max(200) });
const objectQuery = z.object({
  alt: z.enum(['json', 'media']).default('json'),
  token: z.string().max(100).default(''),
  size: z.coerce.number().int().positive().max(10_000).optional(),
});

export function mountFiles(app: FastifyInstance, parts: RouteParts): void {
  void app.register(async (files) => {
    limitRequests(files, 'files', parts.perMinute);
    parseBodies(files, UPLOAD_TYPES, (_request, body) => body);
    mountUpload(files, parts);
    mountObjects(files, parts);
    refuseAll(files, '/v0/*', 'object-not-found');
  });
}

function mountUpload(app: FastifyInstance, parts: RouteParts): void {
  const limit = limitEndpoint(app, 'uploads', parts.perMinute * UPLOAD_SHARE);
  app.post(OBJECTS, {
    bodyLimit: UPLOAD_BYTES,
    // Before the body is read: a stranger shall not send 20 MB first.
    onRequest: async (request, reply) => {
      await limit(request);
      if (parts.disk?.isLow()) throw new AppError('storage-full');
      const { name } = parse(uploadQuery, request.query);
      const session = await mayWrite(request, reply, parts, name);
      if (isSuspended(session)) throw new AppError('suspended');
      if (!(await hasFileRoom(parts.database.db, session.uid))) {
        throw new AppError('quota-exceeded');
      }
      if (!UPLOAD_TYPES.test(request.headers['content-type'] ?? ''))
        throw new AppError('unsupported-upload');
    },
    handler: async (request, reply) => {
      const { name } = parse(uploadQuery, request.query);
      const path = orInvalid(readFilePath(name));
      if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported-upload');
      const upload = readUpload(request.headers['content-type'] ?? '', request.body);
      const stored = await storePicture(parts, {
        name,
        path,
        ...upload,
        signal: abortedWith(reply),
      });
      parts.disk?.count(stored.bytes);
      reply.header('cache-control', 'no-store');
      return metadataOf(stored);
    },
  });
}

function mountObjects(app: FastifyInstance, parts: RouteParts): void {
  const { db } = parts.database;
  app.get(`${OBJECTS}/*`, async (request, reply) => {
    const { '*': name } = parse(objectParams, request.params);
    const { alt, token, size } = parse(objectQuery, request.query);
    const path = readFilePath(name);
    const file = path && (await findFile(db, name));
    if (!path || !file) throw new AppError('object-not-found');
    if (alt === 'media') {
      if (!isSame(token, file.token)) throw new AppError('unauthorized');
      if (!file.isPublic) await maySee(request, reply, parts, path);
      const bytes = await readPicture(parts.store, file, path, size);
      if (!bytes) throw new AppError('no-download-url');
      return reply
        .headers(MEDIA_HEADERS)
        .header('cache-control', file.isPublic ? PUBLIC_CACHE : PRIVATE_CACHE)
        .send(bytes);
    }
    // A person's picture is visible to all who may see the person; photos are found by what shows them.
    if (path.kind === 'photo') await mayWrite(request, reply, parts, name);
    else if (!file.isPublic) await maySee(request, reply, parts, path);
    reply.header('cache-control', 'no-store');
    return metadataOf(file);
  });
  app.delete(`${OBJECTS}/*`, async (request, reply) => {
    const { '*': name } = parse(objectParams, request.params);
    await mayWrite(request, reply, parts, name);
    if (!(await deleteFile(db, name))) throw new AppError('object-not-found');
    return reply.status(204).send();
  });
}

/** What nothing shows to everybody is seen by its owner and by moderators, who decide about it. */
async function maySee(
  request: FastifyRequest,
  reply: FastifyReply,
  { readSession }: RouteParts,
  { uid }: FilePath,
): Promise<void> {
  const session = await readRequestSession(request, reply, readSession);
  if (!session) throw new AppError('unauthenticated');
  if (uid !== session.uid && !session.isModerator) throw new AppError('unauthorized');
}

/** People write only what is theirs; guests keep no pictures. */
async function mayWrite(
  request: FastifyRequest,
  reply: FastifyReply,
  { readSession }: RouteParts,
  name: string,
): Promise<Session> {
  const session = await readRequestSession(request, reply, readSession);
  if (!session) throw new AppError('unauthenticated');
  const path = orInvalid(readFilePath(name));
  if (session.account.isAnonymous || path.uid !== session.uid) throw new AppError('unauthorized');
  return session;
}

function metadataOf(file: StoredFile) {
  const created = new Date(file.createdAt).toISOString();
  return {
    name: file.path,
    bucket: BUCKET,
    contentType: 'image/webp',
    size: String(file.bytes),
    timeCreated: created,
    updated: created,
    downloadTokens: file.token,
    metadata: {
      description: file.description,
      width: String(file.width),
      height: String(file.height),
    },
  };
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid-argument', String(parsed.error.issues[0]?.path[0] ?? ''));
}

function orInvalid(path: FilePath | null): FilePath {
  if (!path) throw new AppError('invalid-argument', 'name');
  return path;
}

function isSame(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
