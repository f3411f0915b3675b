import { useRef, useState } from 'react';

export interface Action<Args extends readonly unknown[], Reply, Failure> {
  readonly isBusy: boolean;
  /** What went wrong in the last run; null while it runs and when it has succeeded. */
  readonly failure: Failure | null;
  /** Does nothing while it is running. */
  readonly run: (...args: Args) => void;
  /** The same; resolves to null when it has failed or was running. */
  readonly attempt: (...args: Args) => Promise<Reply | null>;
}

/**
 * Something that is sent to the server, once at a time; with `nameOf`, once at a time for each name. `describe` turns
 * the cause of a failure into what the screen says.
 */
export function useAction<Args extends readonly unknown[], Reply, Failure>(
  act: (...args: Args) => Promise<Reply>,
  describe: (cause: unknown) => Failure,
  nameOf?: (...args: Args) => string,
): Action<Args, Reply, Failure> {
  const running = useRef(new Set<string>());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function attempt(...args: Args): Promise<Reply | null> {
    const name = nameOf?.(...args) ?? '';
    if (running.current.has(name)) return null;
    running.current.add(name);
    setBusy(true);
    setFailure(null);
    try {
      return await act(...args);
    } catch (cause) {
      const described = describe(cause);
      setFailure(() => described);
      return null;
    } finally {
      running.current.delete(name);
      setBusy(running.current.size > 0);
    }
  }

  return { isBusy, failure, attempt, run: (...args) => void attempt(...args) };
}
