import type { ImportMessage } from '@fahrtwind/geo';

/** How far something is: of all where that is known. Bytes, or a share of 1. */
interface Amount {
  readonly done: number;
  readonly all: number | null;
}

type Step = Extract<ImportMessage, { kind: 'progress' }>['step'];

interface ProgressLine {
  show(step: Step, text: string, amount: Amount): void;
  end(): void;
}

const PAUSE_MS = 200;

/** One line that rewrites itself on a screen; in a log, one line for every step; to the server that has started it, messages. */
export function createProgressLine(): ProgressLine {
  const { stderr } = process;
  let [last, shownAt] = ['', 0];
  return {
    show: (step, text, amount) => {
      const isNew = text !== last;
      const isSilent = !stderr.isTTY && !process.send;
      if (!isNew && (isSilent || Date.now() - shownAt < PAUSE_MS)) return;
      [last, shownAt] = [text, Date.now()];
      if (process.send) process.send({ kind: 'progress', step, ...amount } satisfies ImportMessage);
      else if (!stderr.isTTY) stderr.write(`${text} …\n`);
      else stderr.write(`\r\u001B[K${text} … ${sayAmount(amount)}`);
    },
    end: () => {
      if (stderr.isTTY && last) stderr.write('\r\u001B[K');
    },
  };
}

export function sayAmount({ done, all }: Amount): string {
  if (all !== null && all > 1) return `${megabytes(done)} von ${megabytes(all)} MB`;
  if (all === null && done > 1) return `${megabytes(done)} MB`;
  return done === 0 ? '' : `${Math.floor(done * 100)} %`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
