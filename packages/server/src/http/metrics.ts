import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/is-loopback-host.ts';
import type { Database } from '../db/database.ts';
import { AppError } from './app-error.ts';
import { isLoopback } from './network.ts';

const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** How often the event loop is measured. */
const DELAY_RESOLUTION_MS = 10;

type MetricsConfig = Pick<Config, 'metricsPublic' | 'metricsToken' | 'publicUrl' | 'trustProxy'>;

interface MetricsParts {
  readonly database: Database;
  readonly config: MetricsConfig;
  /** Counts the threads for long work, where there are some. */
  readonly countWork?: CountWork | undefined;
  readonly shared?: SharedMetrics | undefined;
}

/** Where several processes serve, one answers for all of them. */
export interface SharedMetrics {
  /** The name of this process. */
  readonly process: string;
  /** The figures of all processes, added up. */
  readonly gather: () => Promise<string>;
  /** Says how the figures of this process are read. */
  readonly provide: (read: () => Promise<MetricObjectWithValues<MetricValue<string>>[]>) => void;
}

export type CountWork = () => Readonly<Record<'waiting' | 'running' | 'threads', number>>;

/** Prometheus figures: request durations, the process with the delay of its event loop, bodies, long work, the connection pool. */
export function registerMetrics(
  app: FastifyInstance,
  { database, config, countWork, shared }: MetricsParts,
): void {
  const register = createProcessMetrics(shared?.process ?? '1', countWork);
  measureDelay(app, register);
  countPool(register, database);
  countBodies(app, register);
  measureRequests(app, register);
  shared?.provide(() => register.getMetricsAsJSON());
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new AppError('unauthorized');
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await (shared?.gather() ?? register.metrics()));
  });
}

/** The figures of any process, and of the threads for long work where it has them. */
export function createProcessMetrics(processName: string, countWork?: CountWork): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  // They take the 10 ms between two measurements for a delay; measureDelay does not.
  for (const { name } of register.getMetricsAsArray()) {
    if (name.startsWith('nodejs_eventloop_lag')) register.removeSingleMetric(name);
  }
  measureMemory(register, processName);
  if (countWork) countLongWork(register, countWork);
  return register;
}

/** By process, while other figures are added up. */
function measureMemory(register: Registry, name: string): void {
  const memory = new Gauge({
    name: 'process_memory_bytes',
    help: 'Resident memory of each process: primary, or the number of one that serves.',
    labelNames: ['process'] as const,
    registers: [],
    collect() {
      this.set({ process: name }, process.memoryUsage.rss());
    },
  });
  register.registerMetric(memory);
}

/** How long the process was too busy to begin with what was due; each reading begins anew. */
function measureDelay(app: FastifyInstance, register: Registry): void {
  const delays = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delays.enable();
  app.addHook('onClose', async () => void delays.disable());
  const secondsAt = (percentile: number): number =>
    Math.max(0, delays.percentile(percentile) / 1e9 - DELAY_RESOLUTION_MS / 1000);
  const gauge = new Gauge({
    name: 'event_loop_delay_seconds',
    help: 'How late the event loop was since the last scrape: the median (0.5), the 99th percentile (0.99) and the most (1). Requests wait at least as long.',
    labelNames: ['quantile'] as const,
    // Several processes tell of the largest delay.
    aggregator: 'max',
    registers: [],
    collect() {
      for (const quantile of [0.5, 0.99, 1]) this.set({ quantile }, secondsAt(quantile * 100));
      delays.reset();
    },
  });
  register.registerMetric(gauge);
}

function countBodies(app: FastifyInstance, register: Registry): void {
  const bytes = new Gauge({
    name: 'http_body_bytes_under_way',
    help: 'Memory of bodies that are being received or whose requests are not answered yet.',
    registers: [],
    collect() {
      this.set(app.bodies.bytes());
    },
  });
  register.registerMetric(bytes);
}

function countLongWork(register: Registry, count: CountWork): void {
  const work = new Gauge({
    name: 'long_work',
    help: 'Work for threads, such as routes and documents: waiting, running, and the threads that were started.',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      for (const [state, number] of Object.entries(count())) this.set({ state }, number);
    },
  });
  register.registerMetric(work);
}

function measureRequests(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its reply, by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    // Every file of the build is a route of its own; as labels they would be hundreds of series.
    const route = 'file' in config ? 'file' : (url ?? 'none');
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

function countPool(register: Registry, { pool }: Database): void {
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL by state, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  register.registerMetric(connections);
}

function mayRead(request: FastifyRequest, config: MetricsConfig): boolean {
  if (config.metricsPublic) return true;
  if (config.metricsToken !== null)
    return isSame(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`);
  // A proxy on this machine has a loopback socket too, and need not say for whom it asks.
  const hasProxy = config.publicUrl !== null || config.trustProxy !== false;
  return !hasProxy && comesFromThisMachine(request);
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** Asks the socket, never a header; a header only says that a request was passed on, and HTTP/1.0 that nginx did it. */
function comesFromThisMachine({ socket, headers, host, raw }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  if (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']) return false;
  if (headers['x-real-ip'] ?? headers['x-forwarded-proto']) return false;
  if (raw.httpVersion === '1.0' || !isLoopbackHost(host)) return false;
  return isLoopback(address);
}
