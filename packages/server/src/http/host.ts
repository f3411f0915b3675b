import type { Language } from '@fahrtwind/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Refuses a request with two hosts (RFC 9112, 3.2): a proxy may have believed the other one. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text));
    if (hosts.length > 1) throw new AppError('bad-request');
  });
}

/** The English variant is served when the host name starts with the English sub-domain. */
export function languageOfHost(host: string, englishUrl: string): Language {
  const [subDomain] = new URL(englishUrl).hostname.split('.');
  return hostNameOf(host).startsWith(`${subDomain}.`) ? 'en' : 'de';
}

function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}
