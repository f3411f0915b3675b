import type { Language, PublicConfig } from '@fahrtwind/contract';
import { isLoopbackHost } from '../../config/is-loopback-host.ts';
import { isHomeHost } from '../../config/is-home-host.ts';
import { languageOfHost } from '../../http/host.ts';
import type { AccountConfig } from './account-config.ts';

/** The variant of the site that a request came to: its address for links, and its language. */
export interface Site {
  readonly origin: string;
  readonly language: Language;
}

/** Links lead back to the host that was asked, but only to one that is known to be ours. */
export function siteOfHost(config: AccountConfig, host: string): Site {
  return {
    origin: config.publicUrl === null ? localOrigin(config, host) : publicOrigin(config, host),
    language: languageOfHost(host, config.englishUrl),
  };
}

/** Where the language widget leads to. */
export function languageUrls(config: AccountConfig, host: string): PublicConfig['languageUrls'] {
  if (config.publicUrl !== null) return { de: config.mainUrl, en: config.englishUrl };
  const { port } = new URL(localOrigin(config, host));
  const local = `localhost${port && `:${port}`}`;
  const [english] = new URL(config.englishUrl).hostname.split('.');
  return { de: `http://${local}`, en: `http://${english}.${local}` };
}

/**
 * What previews of pages name. Without a public address it is the one that was asked for, if it cannot belong to a
 * foreign site; a page that was asked for under any other name has no preview.
 */
export function previewOrigin(config: AccountConfig, host: string): string | null {
  if (config.publicUrl !== null) return config.mainUrl;
  const isOurs = isLoopbackHost(host) || isHomeHost(host);
  return isOurs && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : null;
}

function localOrigin(config: AccountConfig, host: string): string {
  return isLoopbackHost(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).origin
    : `http://localhost:${config.port}`;
}

function publicOrigin(config: AccountConfig, host: string): string {
  const ours = [config.mainUrl, config.englishUrl, config.forumUrl].map((url) => new URL(url));
  const asked = ours.find((url) => url.host === host.toLowerCase());
  return asked?.origin ?? new URL(config.mainUrl).origin;
}
