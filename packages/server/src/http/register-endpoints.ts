import { endpoints, errorReply, type Endpoint, type Endpoints } from '@fahrtwind/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
} from 'fastify';
import { checkAccess } from './access.ts';
import { accepts } from './choose-encoding.ts';
import { AppError } from './app-error.ts';
import type { Handlers } from './handle.ts';
import { readyJsonOf, type ReadyJson } from './json-text.ts';
import { limitEndpoint } from './limits.ts';
import { isLargeBody } from './read-body.ts';
import { readRequestSession } from './read-request-session.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import type { ReadSession, Session } from './session.ts';
import { refuseUnstorableText } from './unstorable-text.ts';

/** What is left of a handler's type here: `Handlers` has checked it against the contract already. */
type MountedHandler = (call: unknown) => Promise<unknown>;

/** What is known of the room for new data. */
export interface DiskRoom {
  readonly isLow: () => boolean;
  /** Tells of data that was accepted and will take room. */
  readonly count: (bytes: number) => void;
}

interface EndpointParts {
  readonly handlers: Handlers<keyof Endpoints>;
  readonly readSession: ReadSession;
  readonly disk?: DiskRoom;
}

/**
 * Mounts every endpoint of the contract: session → access rule → parse → handler → reply cut to the
 * contract's shape. The session is looked up while a small body comes in. Stops the start when an endpoint has no handler.
 */
export function registerEndpoints(app: FastifyInstance, parts: EndpointParts): void {
  const contract: Readonly<Record<string, Endpoint>> = endpoints;
  const mounted: Readonly<Record<string, unknown>> = parts.handlers;
  for (const [name, endpoint] of Object.entries(contract)) {
    const handler = mounted[name];
    if (!isHandler(handler))
      throw new Error(`The endpoint ${name} of the contract has no handler.`);
    mount(app, { name, endpoint, handler }, parts);
  }
  for (const [path, methods] of methodsByPath(Object.values(contract))) {
    refuseOtherMethods(app, path, methods);
  }
}

function isHandler(value: unknown): value is MountedHandler {
  return typeof value === 'function';
}

interface Mounted {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: MountedHandler;
}

function mount(
  app: FastifyInstance,
  { name, endpoint, handler }: Mounted,
  { readSession, disk }: EndpointParts,
): void {
  const sessions = new WeakMap<FastifyRequest, Session | null>();
  const readings = new WeakMap<FastifyRequest, Promise<void>>();
  const { perMinute } = endpoint;
  const limit = perMinute === undefined ? null : limitEndpoint(app, name, perMinute);

  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await readRequestSession(request, reply, readSession);
    checkAccess(endpoint, session);
    sessions.set(request, session);
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(name, endpoint),
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    config: {
      ...(endpoint.bodyValues !== undefined && { bodyValues: endpoint.bodyValues }),
      ...(endpoint.isCompressed && { isCompressed: true }),
      ...(endpoint.hasEtag && { hasEtag: true }),
    },
    onRequest: async (request, reply) => {
      await limit?.(request);
      if (endpoint.isStoring && disk?.isLow()) throw new AppError('storage-full');
      const reading = identify(request, reply);
      // Nothing is read without a cookie, and nothing large before it is known that its sender may send it. A small body
      // comes in while the session is looked up.
      const isRead = request.headers.cookie !== undefined && endpoint.body && !isLargeBody(request);
      if (!isRead) return reading;
      readings.set(request, reading);
      // If the body cannot be read, the result is not used; if it can, the error is thrown below.
      reading.catch(() => undefined);
    },
    preValidation: async (request) => {
      await readings.get(request);
      refuseUnstorableText(request.params);
      refuseUnstorableText(request.query);
      if (!endpoint.mendsBody) refuseUnstorableText(request.body);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (endpoint.isStoring) disk?.count(bodyBytes(request, endpoint));
      const answer = await handler({
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
        session: sessions.get(request) ?? null,
        request,
        reply,
      });
      const json = readyJsonOf(answer);
      return json === null ? answer : sendJson(json, request, reply);
    },
  });
}

function sendJson(json: ReadyJson, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.type('application/json; charset=utf-8');
  const gzip = accepts(headers['accept-encoding'], 'gzip') ? json.gzip?.() : null;
  if (gzip) return reply.header('content-encoding', 'gzip').send(gzip);
  // As bytes, because Node would copy a text twice on its way to the socket.
  return reply.send(Buffer.from(json.text()));
}

/** A body without a length counts as the longest allowed one. */
function bodyBytes({ headers }: FastifyRequest, endpoint: Endpoint): number {
  return Number(headers['content-length'] ?? (endpoint.body && endpoint.bodyBytes) ?? 0);
}

function schemaOf(name: string, endpoint: Endpoint): FastifySchema {
  const { params, query, headers, body, reply, summary, access } = endpoint;
  return {
    operationId: name,
    summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    'x-access': access,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: { 200: reply, '4xx': errorReply, '5xx': errorReply },
  } as FastifySchema;
}

function methodsByPath(all: readonly Endpoint[]): ReadonlyMap<string, readonly HTTPMethods[]> {
  const paths = new Map<string, HTTPMethods[]>();
  for (const { path, method } of all) paths.set(path, [...(paths.get(path) ?? []), method]);
  return paths;
}
