import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartupError } from '../config/startup-error.ts';
import { createChannel, type Channel, type Message } from './channel.ts';

interface Parts {
  readonly processes: number;
  /** The program that each of them runs. */
  readonly program: string;
  readonly log: Logger;
  /** What the process of this number is asked to serve. Until this is known, it loads its program. */
  readonly orderOf: (number: number) => Promise<object>;
  /** Answers a new process; the returned function is called when it has gone. */
  readonly attend: (channel: Channel) => () => void;
}

export interface Supervision {
  /** Lets all of them finish what is under way. */
  close(): Promise<void>;
}

/** Longer ones would leave the others alone with all requests for no reason. */
const LONGEST_PAUSE_MS = 30_000;
const FIRST_PAUSE_MS = 100;
/** A process that has served for so long did not die of its start. */
const STEADY_MS = 60_000;
/** Threads of Node for files, passwords and compression, in all processes. */
const UV_THREADS = 4;
/** Three times of what a process needs. */
const LEAST_HEAP_MB = 256;
/** The allocator of Linux would keep 40 MB of what each process has freed after its start. */
const GIVE_MEMORY_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const DIED_AT_START = 'Ein Prozess des Servers brach beim Start ab.';

interface ServingProcess {
  readonly worker: Worker;
  readonly channel: Channel;
  /** What is sent before is lost. */
  readonly isListening: Promise<void>;
  readonly gone: Promise<void>;
  isServing: boolean;
}

interface Crew extends Parts {
  /** By their numbers: a process that is started again has the number of the one before. */
  readonly members: Map<number, ServingProcess>;
  readonly closing: AbortController;
}

/**
 * Keeps a number of processes that listen on one port. The first start fails if one of them does not get to serve; later
 * on, each that ends is started again, after a pause that grows while it keeps ending.
 */
export async function supervise(parts: Parts): Promise<Supervision> {
  const execArgv = process.execArgv.map((flag) => dividedHeap(flag, parts.processes));
  cluster.setupPrimary({ exec: parts.program, args: [], execArgv, serialization: 'advanced' });
  const crew: Crew = { ...parts, members: new Map(), closing: new AbortController() };
  const numbers = Array.from({ length: parts.processes }, (_, index) => index + 1);
  const end = async (): Promise<void> => {
    crew.closing.abort();
    await Promise.all([...crew.members.values()].map(endProcess));
  };
  try {
    await Promise.all(numbers.map((number) => start(crew, number)));
  } catch (error) {
    for (const { worker } of crew.members.values()) worker.process.kill('SIGKILL');
    await end();
    throw error;
  }
  for (const number of numbers) void keep(crew, number);
  return { close: end };
}

/** What the heap may grow to is divided too: near its bound, Node collects garbage more eagerly. */
function dividedHeap(flag: string, processes: number): string {
  const megabytes = Number(/^--max-old-space-size=(\d+)$/.exec(flag)?.[1]);
  if (Number.isNaN(megabytes)) return flag;
  return `--max-old-space-size=${Math.max(LEAST_HEAP_MB, Math.floor(megabytes / processes))}`;
}

async function start(crew: Crew, number: number): Promise<void> {
  const started = fork(crew);
  crew.members.set(number, started);
  const order = await crew.orderOf(number);
  try {
    await Promise.race([started.isListening, started.gone]);
    await started.channel.ask('serve', order);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(started.worker.isDead() ? DIED_AT_START : reason);
  }
  started.isServing = true;
  crew.log.info({ process: number, pid: started.worker.process.pid }, 'a process serves');
}

/** Starts a process again whenever it has ended. */
async function keep(crew: Crew, number: number): Promise<void> {
  const { closing, log } = crew;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const since = performance.now();
    await crew.members.get(number)?.gone;
    if (closing.signal.aborted) return;
    pauseMs = performance.now() - since > STEADY_MS ? FIRST_PAUSE_MS : pauseMs;
    log.error({ process: number, pauseMs }, 'a process has ended and is started again');
    await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    if (closing.signal.aborted) return;
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    try {
      await start(crew, number);
    } catch (error) {
      if (!closing.signal.aborted) log.error({ err: error, process: number }, 'it does not start');
      crew.members.get(number)?.worker.process.kill('SIGKILL');
    }
  }
}

function fork({ processes, attend }: Parts): ServingProcess {
  const threads = String(Math.max(2, Math.ceil(UV_THREADS / processes)));
  const worker = cluster.fork({
    ...GIVE_MEMORY_BACK,
    UV_THREADPOOL_SIZE: threads,
    ...process.env,
  });
  // It fails while the process ends, of which `exit` tells.
  const channel = createChannel((message) => void worker.send(message, () => undefined));
  const leave = attend(channel);
  const isListening = new Promise<void>((resolve) => channel.serve('listening', resolve));
  worker.on('message', (message: Message) => channel.hear(message));
  const gone = new Promise<void>((resolve) => {
    // An error is that it could not be started, or not be reached because it ends.
    worker.on('error', () => worker.process.kill('SIGKILL'));
    worker.once('exit', () => {
      channel.close();
      leave();
      resolve();
    });
  });
  return { worker, channel, isListening, gone, isServing: false };
}

async function endProcess({ channel, worker, gone, isServing }: ServingProcess): Promise<void> {
  if (!isServing) worker.process.kill('SIGKILL');
  else if (!worker.isDead())
    await channel.ask('close').catch((error: unknown) => {
      if (!worker.isDead()) throw error;
    });
  await gone;
}
