/** The text of a file: by its byte order mark, by what its XML declares, as UTF-8, else as Western European. */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked) return decode(bytes, marked) ?? '';
  const declared = declaredEncoding(bytes);
  const asDeclared = declared === null ? null : decode(bytes, declared);
  return asDeclared ?? decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? '';
}

function markedEncoding([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // UTF-16 without a mark: every other byte of `<?` or `{"` is zero.
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be';
  return second === 0 && first !== 0 && fourth === 0 ? 'utf-16le' : null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? null;
}

/** Null where the bytes are none of that encoding, or where it is unknown. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}
