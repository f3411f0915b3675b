import { randomUUID, createHash } from 'node:crypto';
import type { Endpoints, StartState, ErrorCode } from '@fahrtwind/contract';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from './app-error.ts';
import { keepBodyTexts } from './body-text.ts';
import { compressReplies } from './compress-replies.ts';
import { createLog } from './create-log.ts';
import { registerDraining } from './drain.ts';
import { registerErrorReplies, errorAnswer } from './error-reply.ts';
import type { Handlers } from './handle.ts';
import { refuseTwoHosts } from './host.ts';
import { isApiPath } from './is-api-path.ts';
import {
  limitsOfProcess,
  limitAuthRequests,
  limitRequests,
  registerRateLimits,
  type Limits,
} from './limits.ts';
import { registerOriginGuard } from './origin-guard.ts';
import { registerHealth } from './health.ts';
import { registerMetrics, type CountWork, type SharedMetrics } from './metrics.ts';
import { registerOpenApi, registerOpenApiPages } from './openapi/register-openapi.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { registerWeb } from './pages/register-web.ts';
import type { SitemapSources } from './pages/sitemap.ts';
import { securityHeaders, type SecurityHeaders } from './security-headers.ts';
import { registerBodies } from './read-body.ts';
import { registerEndpoints, type DiskRoom } from './register-endpoints.ts';
import { refuseAll } from './refuse-other-methods.ts';
import { registerRequestLog } from './request-log.ts';
import { tellMissingAddress } from './tell-missing-address.ts';
import type { ReadSession, Session } from './session.ts';
import { answerUnreadableAddress } from './unreadable-address.ts';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';

const CODE_OF_PARSER: Readonly<Partial<Record<string, ErrorCode>>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Answers what is not even HTTP, or never ends, in the same words as every other error. */
function answerClientError(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = errorAnswer(CODE_OF_PARSER[error.code ?? ''] ?? 'bad-request');
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/**
 * Replies of routes that say so (`hasEtag` of their endpoint) carry a hash of their text. A caller that has the same text
 * already gets 304 instead. Register it before compression, so that the hash does not depend on the encoding.
 */
function answerUnchanged(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const hasEtag = 'hasEtag' in request.routeOptions.config;
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!hasEtag || reply.statusCode !== 200 || !isWhole) return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    if (!request.headers['if-none-match']?.endsWith(etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

/** What requests reach of the features. */
export interface AppFeatures {
  readonly readSession: ReadSession;
  readonly startState: (request: FastifyRequest, session: Session | null) => Promise<StartState>;
  readonly handlers: Handlers<keyof Endpoints>;
  /** Mounts the identity service at /api/auth, in a scope of its own. */
  readonly mountAuth: (app: FastifyInstance) => void;
  /** Mounts the stream of events at /api/live. */
  readonly mountLive?: (api: FastifyInstance) => void;
  /** Mounts what mail programs call. */
  readonly mountMails?: (api: FastifyInstance) => void;
  /** Mounts what the payment service calls. */
  readonly mountPayments?: (api: FastifyInstance) => void;
  /** Mounts the map's archives, of which one map asks for dozens of pieces: they are counted against no limit. */
  readonly mountMap?: (app: FastifyInstance) => void;
  /** Mounts the storage of pictures at /v0/b. */
  readonly mountFiles?: (
    app: FastifyInstance,
    options: { readonly disk?: DiskRoom; readonly perMinute: number },
  ) => void;
  /** Pages that people have published, for search engines. */
  readonly sitemaps?: SitemapSources;
}

export interface AppParts extends AppFeatures {
  readonly config: Config;
  readonly database: Database;
  readonly countWork?: CountWork | undefined;
  readonly sharedMetrics?: SharedMetrics | undefined;
  /** How many processes share the memory of this machine. */
  readonly processes?: number;
  /** Null serves the API alone, as in development, where vite serves the pages. */
  readonly pages: PageRenderer | null;
  readonly log?: FastifyBaseLogger;
  /** Where the database lies. */
  readonly disk?: DiskRoom;
  /** Where pictures are stored. */
  readonly fileDisk?: DiskRoom;
  readonly limits?: Partial<Limits>;
}

/** Puts the server together: what every request passes, then the API, the identity service and the pages. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const limits = { ...limitsOfProcess(parts.processes ?? 1), ...parts.limits };
  const headers = await securityHeaders(parts.config);
  const app = createApp(parts, limits, headers);
  await registerEveryRequest(app, parts, headers);
  await app.register(async (api) => {
    limitRequests(api, 'api', limits.apiPerMinute);
    keepBodyTexts(api, limits.bodyBounds);
    answerUnchanged(api);
    compressReplies(api);
    registerEndpoints(api, parts);
    registerOpenApiPages(api, parts.config);
    parts.mountLive?.(api);
    parts.mountMails?.(api);
    parts.mountPayments?.(api);
    refuseAll(api, '/api/*', 'not-found');
  });
  parts.mountMap?.(app);
  parts.mountFiles?.(app, {
    perMinute: limits.apiPerMinute,
    ...(parts.fileDisk && { disk: parts.fileDisk }),
  });
  await app.register(async (auth) => {
    limitAuthRequests(auth, limits);
    auth.addHook('onRoute', (route) => {
      route.bodyLimit ??= limits.authBodyBytes;
    });
    keepBodyTexts(auth, limits.bodyBounds);
    parts.mountAuth(auth);
  });
  if (parts.pages) await registerWeb(app, parts, parts.pages, limits);
  app.setNotFoundHandler((request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    throw new AppError(isRead || isApiPath(request.url) ? 'not-found' : 'method-not-allowed');
  });
  await app.ready();
  return app;
}

function createApp(
  { config, log = createLog({ level: config.logLevel }) }: AppParts,
  limits: Limits,
  headers: SecurityHeaders,
): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxyOf(config),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMilliseconds,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerMilliseconds,
      // Node looks for late requests only this often.
      connectionsCheckingInterval: Math.min(limits.headerMilliseconds, 5000),
    },
    // Idle connections end at once; requests under way are finished.
    forceCloseConnections: 'idle',
    // health.ts answers what still comes in, in the form of all errors.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerUnreadableAddress(config, headers),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerBodies(app, limits.bodies);
  return app;
}

/** A number of proxies means: believe that many addresses, counted from our own socket. */
function trustProxyOf({
  trustProxy,
}: Config): string | false | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

async function registerEveryRequest(
  app: FastifyInstance,
  { config, database, countWork, sharedMetrics: shared }: AppParts,
  headers: SecurityHeaders,
): Promise<void> {
  registerErrorReplies(app);
  registerRequestLog(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  refuseTwoHosts(app);
  tellMissingAddress(app, config);
  registerDraining(app);
  registerHealth(app, database);
  registerMetrics(app, { database, config, countWork, shared });
  await registerRateLimits(app, database, config.redisUrl);
  registerOriginGuard(app, config.publicUrl ? [config.publicUrl, config.englishUrl] : []);
  await registerOpenApi(app);
}
