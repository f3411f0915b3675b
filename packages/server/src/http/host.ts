import type { Language } from '@fahrtwind/contract';

/** The English variant is served when the host name starts with the English sub-domain. */
export function languageOfHost(host: string, englishUrl: string): Language {
  const [subDomain] = new URL(englishUrl).hostname.split('.');
  return hostNameOf(host).startsWith(`${subDomain}.`) ? 'en' : 'de';
}

/** A name that can only be this machine, so that a forged Host header cannot lead people elsewhere. */
export function isLoopbackHost(host: string): boolean {
  const name = hostNameOf(host);
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]'
  );
}

function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}
