/** What came over the wire, to find out what got lost on its way to us. */
export interface Watch {
  /** Tool calls that began: deltas with a name. */
  readonly calls: () => number;
  /** Characters of arguments, over all calls. */
  readonly argumentLength: () => number;
  /** Whether a chunk could not be read. */
  readonly isGarbled: () => boolean;
}

interface WatchOptions {
  /** Over all requests of a turn. */
  readonly maxBytes: number;
  /** Without a byte for so long, the stream has died. */
  readonly idleMs: number;
}

export class StreamTooLarge extends Error {}
export class StreamSilent extends Error {}

/**
 * A fetch for the library that speaks with the endpoint. It bounds what is read, and writes arguments that came as objects
 * as the text that the library expects. The library drops pieces of calls that it cannot tell apart; who compares what it
 * delivered with the watch finds out.
 */
export function createWatchedFetch({ maxBytes, idleMs }: WatchOptions): {
  readonly fetch: typeof fetch;
  readonly watch: Watch;
} {
  const seen = { bytes: 0, calls: 0, argumentLength: 0, isGarbled: false };

  function readLine(line: string): string {
    const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : '';
    if (data === '' || data === '[DONE]') return line;
    const chunk = parsed(data);
    if (chunk === undefined) {
      seen.isGarbled = true;
      return line;
    }
    for (const call of callsIn(chunk)) {
      if (isRecord(call['arguments'])) call['arguments'] = JSON.stringify(call['arguments']);
      if (typeof call['arguments'] === 'string') seen.argumentLength += call['arguments'].length;
      if (typeof call['name'] === 'string' && call['name'].trim() !== '') seen.calls += 1;
    }
    return `data: ${JSON.stringify(chunk)}`;
  }

  function count(bytes: number): void {
    seen.bytes += bytes;
    if (seen.bytes > maxBytes) throw new StreamTooLarge();
  }

  return {
    fetch: async (input, init) => {
      const silence = new AbortController();
      const heard = restartable(idleMs, () => silence.abort(new StreamSilent()));
      const signals = [silence.signal, ...(init?.signal ? [init.signal] : [])];
      const response = await fetch(input, {
        ...init,
        signal: AbortSignal.any(signals),
        redirect: 'error',
      }).catch((error: unknown) => {
        heard.stop();
        throw error;
      });
      if (!response.body) {
        heard.stop();
        return response;
      }
      const body = response.body.pipeThrough(lines({ count, heard, readLine }));
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    },
    watch: {
      calls: () => seen.calls,
      argumentLength: () => seen.argumentLength,
      isGarbled: () => seen.isGarbled,
    },
  };
}

interface LineParts {
  readonly count: (bytes: number) => void;
  readonly heard: ReturnType<typeof restartable>;
  readonly readLine: (line: string) => string;
}

function lines({ count, heard, readLine }: LineParts): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let waiting = '';
  return new TransformStream({
    transform(bytes, controller) {
      heard.again();
      try {
        count(bytes.byteLength);
      } catch (error) {
        heard.stop();
        throw error;
      }
      const piece = decoder.decode(bytes, { stream: true });
      waiting += piece;
      // A long line may come byte by byte: it is looked through once.
      if (!piece.includes('\n')) return;
      const whole = waiting.split('\n');
      waiting = whole.pop() ?? '';
      for (const line of whole) controller.enqueue(encoder.encode(`${readLine(line)}\n`));
    },
    flush(controller) {
      heard.stop();
      if (waiting !== '') controller.enqueue(encoder.encode(readLine(waiting)));
    },
  });
}

function restartable(milliseconds: number, onEnd: () => void) {
  let timer = setTimeout(onEnd, milliseconds).unref();
  return {
    again: () => {
      clearTimeout(timer);
      timer = setTimeout(onEnd, milliseconds).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The functions that a chunk calls, to be changed in place. */
function callsIn(chunk: unknown): readonly Record<string, unknown>[] {
  const choices = isRecord(chunk) && Array.isArray(chunk['choices']) ? chunk['choices'] : [];
  return choices.flatMap((choice: unknown) => {
    const delta = isRecord(choice) && isRecord(choice['delta']) ? choice['delta'] : {};
    const calls = Array.isArray(delta['tool_calls']) ? delta['tool_calls'] : [];
    return calls.flatMap((call: unknown) =>
      isRecord(call) && isRecord(call['function']) ? [call['function']] : [],
    );
  });
}
