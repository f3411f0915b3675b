import type { Profile } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';

export type LoadedProfile =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly profile: Profile };

/** The profile of a person as the server shows it to who asks. */
export function useProfile(uid: string) {
  const [loaded, setLoaded] = useState<LoadedProfile>({ status: 'loading' });
  useEffect(() => {
    const ending = new AbortController();
    async function find() {
      const found = await load(uid, ending.signal);
      if (!ending.signal.aborted) setLoaded(found);
    }
    void find();
    return () => ending.abort();
  }, [uid]);
  return { loaded, reload: () => void load(uid).then(setLoaded) };
}

async function load(uid: string, signal?: AbortSignal): Promise<LoadedProfile> {
  try {
    const { profile } = await call('getProfile', { params: { uid }, signal });
    return { status: 'ready', profile };
  } catch (cause) {
    if (cause instanceof ApiError && [400, 404].includes(cause.status))
      return { status: 'missing' };
    if (signal?.aborted !== true) console.warn('Profile not loaded', cause);
    return { status: 'failed' };
  }
}
