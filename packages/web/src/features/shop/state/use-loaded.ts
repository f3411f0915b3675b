import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';

export type Loaded<T> =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | { readonly status: 'ready'; readonly reply: T };

/** A reply that came with the page (`first`), else the one of a request. `load` is the same while the question is. */
export function useLoaded<T>(first: T | null | undefined, load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>(() => initial(first));
  const [attempt, setAttempt] = useState(0);
  const isKnown = first !== undefined;

  useEffect(() => {
    if (isKnown && attempt === 0) return undefined;
    let isGone = false;
    async function find() {
      const answer = await ask(load);
      if (!isGone) setLoaded(answer);
    }
    void find();
    return () => {
      isGone = true;
    };
  }, [load, isKnown, attempt]);

  return {
    loaded,
    /** Shows what an action has answered. */
    show: (reply: T) => setLoaded({ status: 'ready', reply }),
    reload: () => setAttempt(attempt + 1),
  };
}

function initial<T>(first: T | null | undefined): Loaded<T> {
  if (first === undefined) return { status: 'loading' };
  return first === null ? { status: 'missing' } : { status: 'ready', reply: first };
}

async function ask<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { status: 'ready', reply: await load() };
  } catch (cause) {
    if (cause instanceof ApiError && [400, 404].includes(cause.status))
      return { status: 'missing' };
    console.warn('Not loaded', cause);
    return { status: 'failed' };
  }
}
