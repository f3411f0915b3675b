const longestName = 60;

/** A readable name for a place in an address: `bosnien-herzegowina` → `Bosnien Herzegowina`. */
export function placeName(address: string): string {
  return address
    .replaceAll(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, longestName)
    .replaceAll(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
