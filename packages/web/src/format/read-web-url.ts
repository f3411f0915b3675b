import { isWebUrl } from '@fahrtwind/domain';

/** Reads a web address and adds a missing `https://`; null for other schemes and for texts that are not addresses. */
export function readWebUrl(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed);
  const whole = hasScheme ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return null;
  // As the browser writes it: a quote in a query is typed as it is.
  const { href, hostname } = new URL(whole);
  return isWebUrl(href) && hostname.includes('.') ? whole : null;
}
