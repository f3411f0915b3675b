import type { Pictures } from '../features/files/pictures.ts';
import type { RegionImports } from '../features/regions/region-imports.ts';
import { AppError } from '../http/app-error.ts';
import type { Slots } from '../http/slots.ts';
import type { Ports } from '../threads/task.ts';
import type { WorkOptions, WorkPool } from '../threads/work-pool.ts';
import type { Channel } from './channel.ts';

/** What a machine has once, held by the primary process: the threads with their tables, the process that draws pictures, counts. */
export interface MachineParts {
  readonly pool: WorkPool;
  readonly pictures: Pictures;
  readonly regionImports: RegionImports;
  readonly slots: Slots;
  /** The figures of all processes. */
  readonly gatherMetrics: () => Promise<string>;
}

type Args<T extends (...args: never[]) => unknown> = Parameters<T>;

interface Work {
  readonly number: number;
  readonly name: string;
  readonly input: unknown;
  readonly options: Pick<WorkOptions, 'asker' | 'budgetMs' | 'isLong' | 'shareKey'>;
  readonly ports: readonly string[];
}

interface PortCall {
  readonly number: number;
  readonly port: string;
  readonly args: readonly unknown[];
}

/** In the primary: answers one serving process. The returned function gives back what that process held. */
export function shareParts(channel: Channel, parts: MachineParts): () => void {
  const { pictures, regionImports, slots } = parts;
  const held = new Map<number, () => void>();
  let slotCount = 0;
  const run = parts.pool.of<Record<string, (input: unknown) => Promise<unknown>>>();
  channel.serve('work', ({ number, name, input, options, ports }: Work, signal) => {
    const calls = ports.map((port) => [
      port,
      (...args: unknown[]) => channel.ask('port', { number, port, args } satisfies PortCall),
    ]);
    return run(name, input, { ...options, signal, ports: Object.fromEntries(calls) });
  });
  channel.serve('encode', ([bytes, kind, { uid }]: Args<Pictures['encode']>, signal) =>
    pictures.encode(bytes, kind, { uid, signal }),
  );
  channel.serve('encode-lodging', pictures.encodeLodging);
  channel.serve('shrink-drawing', pictures.shrinkDrawing);
  channel.serve('import-state', regionImports.state);
  channel.serve('import-begin', regionImports.begin);
  channel.serve('take-slot', async ([key, most]: Args<Slots['take']>) => {
    const giveBack = await slots.take(key, most);
    if (!giveBack) return null;
    slotCount += 1;
    held.set(slotCount, giveBack);
    return slotCount;
  });
  channel.serve('give-slot', (number: number) => {
    held.get(number)?.();
    held.delete(number);
  });
  channel.serve('metrics', parts.gatherMetrics);
  return () => {
    for (const giveBack of held.values()) giveBack();
    held.clear();
  };
}

/** In a serving process: the same parts, by asking the primary. */
export function useSharedParts(channel: Channel) {
  const pool = usePool(channel);
  const pictures: Pictures = {
    encode: (bytes, kind, { uid, signal }) => channel.ask('encode', [bytes, kind, { uid }], signal),
    encodeLodging: (bytes) => channel.ask('encode-lodging', bytes),
    shrinkDrawing: (png) => channel.ask('shrink-drawing', png),
    close: nothing,
  };
  const regionImports: RegionImports = {
    state: () => channel.ask('import-state'),
    begin: (order) => channel.ask('import-begin', order),
    close: nothing,
  };
  const slots: Slots = {
    take: async (...wish) => {
      const number = await channel.ask<number | null>('take-slot', wish);
      if (number === null) return null;
      // Without a primary there is no count left.
      return () => void channel.ask('give-slot', number).catch(() => undefined);
    },
  };
  return { pool, pictures, regionImports, slots };
}

function usePool(channel: Channel): WorkPool {
  const portsOf = new Map<number, Ports>();
  const underWay = new Set<AbortController>();
  let [count, isClosed] = [0, false];
  channel.serve('port', async ({ number, port, args }: PortCall) => {
    const call = portsOf.get(number)?.[port];
    if (!call) throw new Error(`There is no port ${port}.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the task was checked against the port's type
    return await call(...(args as never[]));
  });
  const run = async (name: string, input: unknown, given: WorkOptions): Promise<unknown> => {
    const { signal, ports = {}, ...options } = given;
    signal?.throwIfAborted();
    if (isClosed) throw new AppError('unavailable');
    count += 1;
    const number = count;
    const stopping = new AbortController();
    const stop = (): void => stopping.abort(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    underWay.add(stopping);
    portsOf.set(number, ports);
    try {
      const work: Work = { number, name, input, options, ports: Object.keys(ports) };
      return await channel.ask('work', work, stopping.signal);
    } finally {
      portsOf.delete(number);
      underWay.delete(stopping);
      signal?.removeEventListener('abort', stop);
    }
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a name stands for is known to the tasks alone
    of: () => run as ReturnType<WorkPool['of']>,
    warm: nothing,
    counts: () => ({ waiting: 0, running: underWay.size, threads: 0 }),
    // Jobs wait for their work, and would keep the process from ending.
    close: async () => {
      isClosed = true;
      for (const stopping of underWay) stopping.abort(new AppError('unavailable'));
    },
  };
}

async function nothing(): Promise<void> {
  // The primary closes what it holds.
}
