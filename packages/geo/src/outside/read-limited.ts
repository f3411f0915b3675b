import { Outage } from './outage.ts';

/** Reads a body to its end, but never more of it than allowed: a stream without end would fill the memory. */
export async function readLimited(
  service: string,
  response: Response,
  maxBytes: number,
): Promise<string> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw new Outage(service, 'too-large', `${response.headers.get('content-length')} bytes`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (length > maxBytes) throw new Outage(service, 'too-large', `over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
