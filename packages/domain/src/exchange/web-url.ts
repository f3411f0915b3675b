/** Whether a text is a link to the web. Others (`javascript:`, files) do not belong into a file for others. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/i.test(text);
}
