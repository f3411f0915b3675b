import { endpoints, errorReply, type Endpoint, type Endpoints } from '@fahrtwind/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
} from 'fastify';
import { checkAccess } from './access.ts';
import type { Handlers } from './handle.ts';
import { limitEndpoint } from './limits.ts';
import { readRequestSession } from './read-request-session.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import type { ReadSession, Session } from './session.ts';

/** What is left of a handler's type here: `Handlers` has checked it against the contract already. */
type MountedHandler = (call: unknown) => Promise<unknown>;

/**
 * Mounts every endpoint of the contract: session → access rule → parse → handler → reply cut to the
 * contract's shape. The session is looked up while the body comes in. Stops the start when an endpoint has no handler.
 */
export function registerEndpoints(
  app: FastifyInstance,
  handlers: Handlers<keyof Endpoints>,
  readSession: ReadSession,
): void {
  const contract: Readonly<Record<string, Endpoint>> = endpoints;
  const mounted: Readonly<Record<string, unknown>> = handlers;
  for (const [name, endpoint] of Object.entries(contract)) {
    const handler = mounted[name];
    if (!isHandler(handler))
      throw new Error(`The endpoint ${name} of the contract has no handler.`);
    mount(app, name, endpoint, handler, readSession);
  }
  for (const [path, methods] of methodsByPath(Object.values(contract))) {
    refuseOtherMethods(app, path, methods);
  }
}

function isHandler(value: unknown): value is MountedHandler {
  return typeof value === 'function';
}

function mount(
  app: FastifyInstance,
  name: string,
  endpoint: Endpoint,
  handler: MountedHandler,
  readSession: ReadSession,
): void {
  const sessions = new WeakMap<FastifyRequest, Session | null>();
  const readings = new WeakMap<FastifyRequest, Promise<void>>();
  const { perMinute } = endpoint;
  const limit = perMinute === undefined ? null : limitEndpoint(app, perMinute);

  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await readRequestSession(request, reply, readSession);
    checkAccess(endpoint.access, session);
    sessions.set(request, session);
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(name, endpoint),
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    onRequest: async (request, reply) => {
      await limit?.(request);
      const reading = identify(request, reply);
      // Nothing is read of what a stranger sends. For everybody else the database looks up who it is in the meantime.
      if (request.headers.cookie === undefined || !endpoint.body) return reading;
      readings.set(request, reading);
      // If the body cannot be read, nobody asks for this any more; if it can, it is thrown below.
      reading.catch(() => undefined);
    },
    preValidation: async (request) => readings.get(request),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return handler({
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
        session: sessions.get(request) ?? null,
        request,
        reply,
      });
    },
  });
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
