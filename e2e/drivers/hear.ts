import type { BrowserContext } from '@playwright/test';

/** Collects what the site answers at an address. */
export function hear(context: BrowserContext, url: string): () => readonly string[] {
  const bodies: string[] = [];
  context.on('response', (reply) => {
    if (reply.url() !== url || !reply.ok()) return;
    // A page that is left takes its answer with it.
    reply.text().then(
      (body) => bodies.push(body),
      () => undefined,
    );
  });
  return () => bodies;
}
