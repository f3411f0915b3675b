import { ok, refuse, type Result } from '../result.ts';

export interface DataUrl {
  /** `text/plain;charset=US-ASCII` where the text names none, as RFC 2397 has it. */
  readonly mediaType: string;
  readonly isBase64: boolean;
  readonly data: string;
}

const HEAD = /^data:([^,]*?)(;base64)?$/;
const MEDIA_TYPE = /^(?:[\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=(?:[\w.+%-]+|"[^"]*"))*$/;

/** Reads `data:[mediatype][;base64],data`. */
export function readDataUrl(text: string): Result<DataUrl, 'invalid-format'> {
  const comma = text.indexOf(',');
  const head = comma < 0 ? null : HEAD.exec(text.slice(0, comma));
  if (!head) return refuse('invalid-format');
  const [, mediaType = '', base64] = head;
  const data = text.slice(comma + 1);
  const isBase64 = base64 !== undefined;
  if (!MEDIA_TYPE.test(mediaType)) return refuse('invalid-format');
  if (isBase64 && !isBase64Text(data)) return refuse('invalid-format');
  return ok({ mediaType: mediaType || 'text/plain;charset=US-ASCII', isBase64, data });
}

/** Whether a text is base64: no `-` and no `_`, padded or not. */
export function isBase64Text(text: string): boolean {
  return isPadded(text) && !/[^A-Za-z0-9+/]/.test(withoutPadding(text));
}

/** Whether a text is base64url: no `+` and no `/`, padded or not. */
export function isBase64UrlText(text: string): boolean {
  return isPadded(text) && !/[^\w-]/.test(withoutPadding(text));
}

/** Whether the length fits. One pattern for the whole text would run out of stack on a picture of some megabytes. */
function isPadded(text: string): boolean {
  const { length } = withoutPadding(text);
  return length % 4 !== 1 && (length === text.length || text.length % 4 === 0);
}

function withoutPadding(text: string): string {
  return text.slice(0, text.length - (/={1,2}$/.exec(text.slice(-2))?.[0].length ?? 0));
}
