/**
 * A part of an address as text; null for an escape that is no UTF-8. Anybody can write `#100%` behind an address, and
 * throwing is the only way in which the language says that it means nothing.
 */
export function decodeAddress(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
