import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const start = z.object({ session: z.object({ user: z.looseObject({ uid: z.string() }) }) });

export interface Guest {
  readonly cookie: string;
  readonly user: z.infer<typeof start>['session']['user'];
}

/** A request with an address of its own, because a flood from one address is turned away. */
export async function send(
  url: string,
  init: Omit<RequestInit, 'headers'> = {},
  given: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 250) + 1).join('.');
  const headers = { origin: new URL(url).origin, 'x-forwarded-for': address, ...given };
  return await fetch(url, { ...init, headers, signal: AbortSignal.timeout(10_000) });
}

/** Becomes a guest of a server that trusts its proxy. A server that is busy is asked again. */
export async function signInAsGuest(base: string): Promise<Guest> {
  const signedIn = await send(`${base}/api/auth/sign-in/anonymous`, { method: 'POST' });
  if (signedIn.status === 503) {
    await sleep(500);
    return await signInAsGuest(base);
  }
  if (!signedIn.ok) throw new Error(await signedIn.text());
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { cookie, user: await userOf(base, cookie) };
}

export async function userOf(base: string, cookie: string): Promise<Guest['user']> {
  const first = await send(`${base}/api/start`, {}, { cookie });
  return start.parse(await first.json()).session.user;
}

/** Does something over and over until it succeeds. */
export async function insist(attempt: () => Promise<boolean>): Promise<void> {
  while (!(await attempt().catch(() => false))) await sleep(30);
}
