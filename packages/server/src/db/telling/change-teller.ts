import type { Change } from './changes.ts';

/** Long enough that many savers share one message, and too short to be felt. */
const GATHERED_MS = 10;
const PAUSE_AFTER_FAILURE_MS = 1000;
/** While nothing can be told, the oldest hints go first. */
const MAX_UNTOLD = 10_000;
/** PostgreSQL takes less than 8,000 bytes. */
const MAX_MESSAGE_BYTES = 7900;
/** So many ids, beside the largest presence, fit into one message. */
const PEOPLE_AT_ONCE = 50;

export type SendMessages = (messages: readonly string[]) => Promise<void>;

export interface ChangeTeller {
  readonly tell: (change: Change) => void;
  /** Tells what is left, and drops what cannot be told. */
  close(): Promise<void>;
}

/** Gathers changes for some milliseconds and sends them in their order, one sending at a time. */
export function createChangeTeller(send: SendMessages): ChangeTeller {
  let untold: Change[] = [];
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;
  let isClosed = false;

  function plan(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      sending = flush().finally(() => {
        sending = null;
      });
    }, milliseconds);
  }

  async function flush(): Promise<void> {
    const batch = untold;
    untold = [];
    if (batch.length === 0) return;
    try {
      await send(packMessages(batch));
      if (untold.length > 0 && !isClosed) plan(GATHERED_MS);
    } catch {
      // The sender has logged it. Changes are hints, so telling one twice does no harm.
      untold = [...batch, ...untold].slice(-MAX_UNTOLD);
      if (!isClosed) plan(PAUSE_AFTER_FAILURE_MS);
    }
  }

  return {
    tell(change) {
      if (change.uids.length === 0 || isClosed) return;
      untold.push(change);
      if (untold.length > 2 * MAX_UNTOLD) untold = untold.slice(-MAX_UNTOLD);
      if (sending === null) plan(GATHERED_MS);
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await sending;
      await flush();
    },
  };
}

/** As few messages as hold all changes. */
export function packMessages(changes: readonly Change[]): readonly string[] {
  const messages: string[] = [];
  let lines: string[] = [];
  let bytes = 0;
  for (const line of changes.flatMap(linesOf)) {
    const size = Buffer.byteLength(line) + 1;
    // Refused by PostgreSQL, it would keep all others from being told. The contract allows nothing as long.
    if (size > MAX_MESSAGE_BYTES) continue;
    if (lines.length > 0 && bytes + size > MAX_MESSAGE_BYTES) {
      messages.push(lines.join('\n'));
      lines = [];
      bytes = 0;
    }
    lines.push(line);
    bytes += size;
  }
  return lines.length > 0 ? [...messages, lines.join('\n')] : messages;
}

function linesOf({ uids, ...happened }: Change): readonly string[] {
  const starts = Array.from(
    { length: Math.ceil(uids.length / PEOPLE_AT_ONCE) },
    (_, index) => index,
  );
  return starts.map((index) => {
    const some = uids.slice(index * PEOPLE_AT_ONCE, (index + 1) * PEOPLE_AT_ONCE);
    return JSON.stringify({ ...happened, uids: some });
  });
}

/** Only `packMessages` writes them. */
export function readMessage(message: string): readonly Change[] {
  return message.split('\n').map((line): Change => JSON.parse(line));
}
