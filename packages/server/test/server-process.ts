import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import rolldownConfig from '../rolldown.config.ts';
import { projectFolder } from '../src/config/project-folder.ts';

/** The server as an operator runs it: built, and in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it has printed so far. */
  output(): string;
  /** Sends a signal and resolves with the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProgram {
  /** Resolves when the server says where it runs; rejects with its output when it does not start. */
  start(env: Environment, options?: LaunchOptions): Promise<ServerProcess>;
  /** For who wants to end it before it runs. */
  launch(env: Environment): ChildProcess;
  /** Runs a command to its end. */
  run(env: Environment, args?: readonly string[]): Promise<{ code: number | null; output: string }>;
  readonly file: string;
  remove(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

interface LaunchOptions extends SpawnOptions {
  /** No file of the server or its database may grow beyond so many blocks of 512 bytes, as on a full disk. */
  readonly largestFileBlocks?: number;
}

/** Builds the server beside the real build; a few tenths of a second. */
export async function buildServerProgram(): Promise<ServerProgram> {
  const folder = join(
    projectFolder,
    'node_modules/.cache',
    `fahrtwind-${process.pid}-${Date.now()}`,
  );
  const bundle = await rolldown({ ...rolldownConfig, logLevel: 'silent' });
  await bundle.write({ dir: folder, entryFileNames: '[name].js' });
  await bundle.close();
  const nested = join(projectFolder, 'packages/server/node_modules');
  if (existsSync(nested)) await symlink(nested, join(folder, 'node_modules'), 'junction');
  const file = join(folder, 'main.js');
  return {
    file,
    start: (env, options) => start(launch(file, [], env, options)),
    launch: (env) => launch(file, [], env).child,
    run: async (env, args = []) => {
      const { child, output } = launch(file, args, env);
      const [code] = await once(child, 'close');
      return { code, output: output() };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly output: () => string;
}

function launch(
  file: string,
  args: readonly string[],
  env: Environment,
  { largestFileBlocks, ...options }: LaunchOptions = {},
): Launched {
  const limited = ['sh', '-c', `ulimit -f ${largestFileBlocks}; exec "$0" "$@"`];
  const [program, ...before] = [...(largestFileBlocks ? limited : []), process.execPath];
  const child = spawn(program, [...before, file, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PROCESSES: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let text = '';
  const keep = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, output: () => text };
}

async function start({ child, output }: Launched): Promise<ServerProcess> {
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const said = /^Fahrtwind läuft: (\S+)$/m.exec(output())?.[1];
      if (said) resolve(said);
    });
    child.once('close', () => reject(new Error(output().trim())));
  });
  return {
    child,
    address,
    output,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'close');
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The process of a cluster's PostgreSQL; null when none runs. */
export async function postmasterPid(postgresFolder: string): Promise<number | null> {
  const file = join(postgresFolder, 'cluster/postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  return existsSync(`/proc/${pid}`) || process.platform !== 'linux' ? pid : null;
}

/** Kills the PostgreSQL of a data folder as soon as one runs there. */
export async function killPostgres(dataDir: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const pid = await postmasterPid(join(dataDir, 'postgres'));
    if (pid !== null) return void process.kill(pid, 'SIGKILL');
    if (Date.now() > deadline) throw new Error('PostgreSQL does not run');
    await sleep(20);
  }
}
