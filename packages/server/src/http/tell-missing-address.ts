import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/is-loopback-host.ts';

const MOST_CHARACTERS = 100;

/**
 * Without `PUBLIC_URL` it is not known where links lead: a Host header is whatever a caller writes, so only addresses of
 * this machine are believed. Told once, as soon as the site is asked for under another name.
 */
export function tellMissingAddress(
  app: FastifyInstance,
  { publicUrl, mainUrl }: Pick<Config, 'publicUrl' | 'mainUrl'>,
): void {
  if (publicUrl !== null) return;
  let isTold = false;
  app.addHook('onRequest', async ({ host }) => {
    if (isTold || host === '' || isLoopbackHost(host)) return;
    isTold = true;
    app.log.warn(
      { host: host.slice(0, MOST_CHARACTERS), mainUrl },
      'PUBLIC_URL is not set: links in mails, feeds, calendars and previews do not lead here',
    );
  });
}
