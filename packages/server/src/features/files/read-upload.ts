import { isBase64Text, isBase64UrlText, readDataUrl } from '@fahrtwind/domain';
import { AppError } from '../../http/app-error.ts';

export interface Upload {
  readonly description: string;
  readonly bytes: Buffer;
}

const BLANK_LINE = Buffer.from('\r\n\r\n');
const MAX_METADATA_BYTES = 10_000;
const MAX_DESCRIPTION = 300;

/** The types in which a file is sent. */
export const UPLOAD_TYPES = /^(?:multipart\/related|text\/plain)\s*(?:;|$)/i;

/**
 * Reads the body of an upload: `multipart/related` with two parts, metadata as JSON and the file itself, or the file
 * alone as text: a data URL, base64 or base64url.
 */
export function readUpload(contentType: string, body: Buffer): Upload {
  if (/^text\/plain/i.test(contentType)) return { description: '', bytes: bytesIn(body) };
  const [metadata, file] = partsOf(body, boundaryOf(contentType));
  if (!metadata || !file) throw new AppError('invalid-format', 'body');
  return { description: descriptionIn(metadata), bytes: file };
}

function bytesIn(body: Buffer): Buffer {
  // One character for each byte: percent-encoded files hold bytes that are no UTF-8.
  const text = body.toString('latin1');
  if (!text.startsWith('data:')) {
    // Node reads both kinds with either name; which characters are allowed together is checked here.
    if (isBase64Text(text) || isBase64UrlText(text)) return Buffer.from(text, 'base64');
    throw new AppError('invalid-format', 'body');
  }
  const url = readDataUrl(text);
  if (!url.ok) throw new AppError(url.error, 'body');
  const { isBase64, data } = url.value;
  return isBase64 ? Buffer.from(data, 'base64') : Buffer.from(withoutPercents(data), 'latin1');
}

function withoutPercents(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function boundaryOf(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (!boundary) throw new AppError('invalid-format', 'content-type');
  return boundary;
}

/** The contents of the first two parts; what stands after them is ignored, as the standard says. */
function partsOf(body: Buffer, boundary: string): readonly Buffer[] {
  const first = Buffer.from(`--${boundary}\r\n`);
  const next = Buffer.from(`\r\n--${boundary}`);
  const parts: Buffer[] = [];
  let start = body.indexOf(first);
  if (start < 0) return [];
  start += first.length;
  while (parts.length < 2) {
    const end = body.indexOf(next, start);
    const headers = body.indexOf(BLANK_LINE, start);
    if (end < 0 || headers < 0 || headers > end) return parts;
    parts.push(body.subarray(headers + BLANK_LINE.length, end));
    // Behind the boundary and its line break.
    start = end + next.length + 2;
  }
  return parts;
}

function descriptionIn(metadata: Buffer): string {
  if (metadata.length > MAX_METADATA_BYTES) throw new AppError('invalid-format', 'metadata');
  const parsed = parse(metadata);
  if (typeof parsed !== 'object' || parsed === null)
    throw new AppError('invalid-format', 'metadata');
  const custom = 'metadata' in parsed ? parsed.metadata : {};
  const text =
    typeof custom === 'object' && custom && 'description' in custom ? custom.description : '';
  // PostgreSQL cannot store it.
  return typeof text === 'string'
    ? text.toWellFormed().replaceAll('\0', '').slice(0, MAX_DESCRIPTION)
    : '';
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch (error) {
    throw new AppError('invalid-format', error instanceof SyntaxError ? 'metadata' : undefined);
  }
}
