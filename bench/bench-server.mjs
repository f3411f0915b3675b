import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { runBuiltServer } from '../tools/run-built-server.mjs';

/** @typedef {{ method?: string, headers?: Readonly<Record<string, string>>, body?: string }} Init */

/**
 * @typedef {object} BenchServer the built server on its embedded database, in as many processes as `npm start` would have
 * @property {number} port
 * @property {string} cookie of a registered user
 * @property {string} uid of the same user
 * @property {string} dataDir
 * @property {Client} client of the server's own database
 * @property {(path: string, init?: Init) => Promise<any>} send as that user over a connection that is
 *   kept open; resolves with the JSON of the reply
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<BenchServer>} */
export async function startBenchServer() {
  const settings = { TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn', METRICS: 'public' };
  const server = await runBuiltServer(settings);
  const { port, dataDir } = server;
  const client = await connect(dataDir);
  const agent = new Agent({ keepAlive: true });
  const stop = async () => {
    agent.destroy();
    await client.end();
    await server.stop();
  };
  try {
    const cookie = await signUp(`http://localhost:${port}`);
    /** @type {BenchServer['send']} */
    const send = (path, init) => ask(agent, port, path, cookie, init);
    const { session } = await send('/api/start');
    return { port, cookie, uid: session.user.uid, dataDir, client, send, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Uses node:http, because fetch itself takes as long as a quick request.
 *
 * @param {Agent} agent
 * @param {number} port
 * @param {string} path
 * @param {string} cookie
 * @param {Init} [init]
 * @returns {Promise<any>}
 */
function ask(agent, port, path, cookie, { method = 'GET', headers = {}, body = '' } = {}) {
  const own = { cookie, origin: `http://localhost:${port}`, 'x-forwarded-for': anyAddress() };
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port, path, method, host: 'localhost', headers: { ...own, ...length, ...headers } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk) => {
          text += chunk;
        });
        reply.on('end', () => {
          if (reply.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${path}: ${reply.statusCode} ${text}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The server limits requests by address, so each one gets its own. */
function anyAddress() {
  return `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`;
}

/** @param {string} dataDir */
async function connect(dataDir) {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const host = join(dataDir, 'postgres');
  const client = new Client({ host, user: 'fahrtwind', database: 'fahrtwind', password });
  await client.connect();
  return client;
}

/** @param {string} origin */
async function signUp(origin) {
  const reply = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      name: 'Bench',
      email: 'bench@reise.example',
      password: 'lange gerade Strecke',
    }),
  });
  if (!reply.ok) throw new Error(`sign-up: ${reply.status} ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
