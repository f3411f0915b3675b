/** Octets of a line of iCalendar, without its end. */
const LINE_BYTES = 75;

/** A text as the value of a property. Control characters have no place in it. */
export function icsText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Lines as RFC 5545 wants them: folded by octets, never within a character, and ended by CR LF. */
export function icsLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES) return line;
  const pieces: string[] = [];
  let [piece, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      pieces.push(piece);
      // The blank with which the next line begins counts, too.
      [piece, bytes] = ['', 1];
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n ');
}

/** `2026-07-12` as `20260712`. */
export function icsDate(date: string): string {
  return date.replaceAll('-', '');
}

/** `2026-07-12T08:15` as `20260712T081500`. */
export function icsLocalTime(time: string): string {
  return `${time.replaceAll(/[-:]/g, '')}00`;
}

export function icsInstant(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
