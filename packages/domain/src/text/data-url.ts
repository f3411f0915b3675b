import { ok, refuse, type Result } from '../result.ts';

export interface DataUrl {
  /** `text/plain;charset=US-ASCII` where the text names none, as RFC 2397 has it. */
  readonly mediaType: string;
  readonly isBase64: boolean;
  readonly data: string;
}

const PATTERN = /^data:([^,]*?)(;base64)?,(.*)$/s;
const MEDIA_TYPE = /^(?:[\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=(?:[\w.+%-]+|"[^"]*"))*$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;
const BASE64_URL = /^(?:[\w-]{4})*(?:[\w-]{2}(?:==)?|[\w-]{3}=?)?$/;

/** Reads `data:[mediatype][;base64],data`. */
export function readDataUrl(text: string): Result<DataUrl, 'invalid-format'> {
  const [, mediaType = '', base64 = '', data = ''] = PATTERN.exec(text) ?? ['', 'no data URL'];
  const isBase64 = base64 !== '';
  if (!MEDIA_TYPE.test(mediaType)) return refuse('invalid-format');
  if (isBase64 && !isBase64Text(data)) return refuse('invalid-format');
  return ok({ mediaType: mediaType || 'text/plain;charset=US-ASCII', isBase64, data });
}

/** Whether a text is base64: no `-` and no `_`, padded or not. */
export function isBase64Text(text: string): boolean {
  return BASE64.test(text);
}

/** Whether a text is base64url: no `+` and no `/`, padded or not. */
export function isBase64UrlText(text: string): boolean {
  return BASE64_URL.test(text);
}
