/** Octets of a line of iCalendar, without its end. */
const LINE_BYTES = 75;

/** A text as the value of a property. Control characters have no place in it; joiners belong to letters and emoji. */
export function icsText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Lines as RFC 5545 wants them: folded by octets, never within a character, and ended by CR LF. */
export function icsLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  const bytes = Buffer.from(line);
  if (bytes.length <= LINE_BYTES) return line;
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length;) {
    // The blank with which all further lines begin counts, too.
    let end = Math.min(bytes.length, start + LINE_BYTES - (start === 0 ? 0 : 1));
    while (isInsideCharacter(bytes[end])) end -= 1;
    pieces.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return pieces.join('\r\n ');
}

/** Whether a byte of UTF-8 goes on with a character that has begun before it. */
function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
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
