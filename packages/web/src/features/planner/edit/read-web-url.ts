/** Reads an address of the web, `https://` added where somebody left it out; null for every other scheme and for no address. */
export function readWebUrl(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed);
  const whole = hasScheme ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, username } = new URL(whole);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && username === '';
  return isWeb && hostname.includes('.') ? whole : null;
}
