import { z } from 'zod';

interface StoredLinks {
  findVerificationValue(
    identifier: string,
  ): Promise<{ readonly value: string; readonly expiresAt: Date } | null>;
}

/** As Better Auth stores it. */
const storedLink = z.object({ type: z.literal('magic-link'), email: z.string() });

/** The address that a sign-in link signs in, without using it up; null when it is over. */
export async function emailOfLink(links: StoredLinks, token: string): Promise<string | null> {
  const found = await links.findVerificationValue(`magic-link:${token}`);
  if (!found || found.expiresAt.getTime() < Date.now()) return null;
  const read = storedLink.safeParse(JSON.parse(found.value));
  return read.success ? read.data.email.toLowerCase() : null;
}
