/**
 * Whether a text is a link to the web. Others (`javascript:`, files) do not belong into a file for others. What stands before
 * an `@` would be read as the site: `https://bank.example@other.example` leads to other.example.
 */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s<>"/\\?#@]+(?:[/\\?#][^\s<>"]*)?$/i.test(text);
}
