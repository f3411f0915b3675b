import type { Language } from '@fahrtwind/contract';

/** The English variant is served when the host name starts with the English sub-domain. */
export function languageOfHost(host: string, englishUrl: string): Language {
  const [subDomain] = new URL(englishUrl).hostname.split('.');
  return hostNameOf(host).startsWith(`${subDomain}.`) ? 'en' : 'de';
}

function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}
