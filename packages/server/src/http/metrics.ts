import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { AppError } from './app-error.ts';

const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus figures: request durations, the process with its event loop lag, the connection pool. */
export function registerMetrics(app: FastifyInstance, database: Database, isPublic: boolean): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  countPool(register, database);
  measureRequests(app, register);
  app.get('/metrics', async (request, reply) => {
    if (!isPublic && !comesFromThisMachine(request)) throw new AppError('unauthorized');
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
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

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Asks the socket, never a header. A proxy on this machine has a loopback socket too, so a request that
 * was passed on counts as foreign; leaving such a header out gains nothing.
 */
function comesFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  if (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']) return false;
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
