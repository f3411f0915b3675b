interface ProgressLine {
  /** A share up to 1 is shown in percent, more as bytes. */
  show(text: string, amount: number): void;
  end(): void;
}

const PAUSE_MS = 200;

/** One line that rewrites itself on a screen; in a log, one line for every step. */
export function createProgressLine(): ProgressLine {
  const { stderr } = process;
  let [last, shownAt] = ['', 0];
  return {
    show: (text, amount) => {
      const isNew = text !== last;
      if (!isNew && (!stderr.isTTY || Date.now() - shownAt < PAUSE_MS)) return;
      [last, shownAt] = [text, Date.now()];
      if (!stderr.isTTY) stderr.write(`${text} …\n`);
      else stderr.write(`\r\u001B[K${text} … ${amountOf(amount)}`);
    },
    end: () => {
      if (stderr.isTTY && last) stderr.write('\r\u001B[K');
    },
  };
}

function amountOf(amount: number): string {
  if (amount > 1) return `${(amount / 1e6).toFixed(0)} MB`;
  return amount === 0 ? '' : `${Math.floor(amount * 100)} %`;
}
