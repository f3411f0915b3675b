import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { usePageData } from '../../../store/page-data/page-data.tsx';
import type { Thread, ThreadChange } from './thread.ts';

type ShownThread =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly thread: Thread };

/** After a change of title the same post stands at another address; the page there begins with what is known. */
let handedOver: Thread | null = null;

export function handOver(thread: Thread): void {
  handedOver = thread;
}

/** The post at an address: from the page that the server sent, or asked for. */
export function useThread(id: string) {
  const data = usePageData('getPost', { params: { id } });
  const [shown, setShown] = useState<ShownThread>(() => firstShown(id, data));
  const [attempt, setAttempt] = useState(0);
  const isKnown = attempt === 0 && shown.status !== 'loading';

  useEffect(() => {
    handedOver = null;
    if (isKnown) return undefined;
    let isHere = true;
    const show = async () => {
      const loaded = await load(id);
      if (isHere) setShown(loaded);
    };
    void show();
    return () => {
      isHere = false;
    };
    // What is shown changes by what people do here, which is no reason to load it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, attempt]);

  const update = useCallback((change: ThreadChange) => {
    setShown((now) =>
      now.status === 'ready' ? { status: 'ready', thread: change(now.thread) } : now,
    );
  }, []);

  return {
    shown,
    update,
    reload: () => {
      setShown({ status: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}

function firstShown(id: string, data: Thread | null | undefined): ShownThread {
  const { post } = handedOver ?? {};
  if (handedOver && (post?.shortId === id || post?.id === id))
    return { status: 'ready', thread: handedOver };
  if (data === null) return { status: 'missing' };
  return data ? { status: 'ready', thread: data } : { status: 'loading' };
}

async function load(id: string): Promise<ShownThread> {
  try {
    return { status: 'ready', thread: await call('getPost', { params: { id } }) };
  } catch (cause) {
    const isMissing = cause instanceof ApiError && [400, 404].includes(cause.status);
    if (!isMissing) console.warn('Post not loaded', cause);
    return { status: isMissing ? 'missing' : 'failed' };
  }
}
