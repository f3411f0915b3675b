import { fallbackUser, publicUser, type PublicUser } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { failureOf } from '../form/failure-of.ts';

async function loadUser(uid: string): Promise<PublicUser> {
  try {
    const { name, photoURL } = await call('getUser', { params: { uid } });
    return { uid, name, photoURL };
  } catch (cause) {
    console.warn(`User ${uid} not loaded: ${failureOf(cause).code}`);
    return publicUser(fallbackUser(uid));
  }
}

/** The users who caused notifications, by uid; unknown ones are the fallback user. */
export function useTriggerUsers(uids: readonly string[]): ReadonlyMap<string, PublicUser> {
  const [users, setUsers] = useState<ReadonlyMap<string, PublicUser>>(new Map());
  const wanted = [...new Set(uids)].sort().join(' ');
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const found = await Promise.all(wanted.split(' ').filter(Boolean).map(loadUser));
      if (!isOver) setUsers(new Map(found.map((user) => [user.uid, user])));
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return users;
}
