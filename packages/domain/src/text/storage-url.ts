import { decodeAddress } from './decode-address.ts';
import { ok, refuse, type Result } from '../result.ts';

/** Where a stored file lies. */
export interface StorageAddress {
  readonly bucket: string;
  readonly path: string;
}

const ADDRESS = /^gs:\/\/([\w.-]+)(?:\/(.*))?$/i;
const OBJECT = /^\/v\w+\/b\/([\w.-]+)\/o(?:\/([^?#]*))?(?:[?#].*)?$/i;
const DIRECT = /^\/([\w.-]+)\/([^?#]*)(?:[?#].*)?$/i;

/**
 * Reads the three forms in which a file is named: `gs://{bucket}/{path}`, and on one of the given
 * storage hosts (with their port) `/v0/b/{bucket}/o/{path}` or `/{bucket}/{path}`, by http or https.
 */
export function readStorageUrl(
  url: string,
  hosts: readonly string[],
): Result<StorageAddress, 'Invalid URL'> {
  const address = ADDRESS.exec(url);
  if (address) return ok({ bucket: address[1] ?? '', path: address[2] ?? '' });
  const parts = /^https?:\/\/([^/?#]+)(\/.*)$/i.exec(url);
  const host = parts?.[1]?.toLowerCase();
  if (!parts || !hosts.some((one) => one.toLowerCase() === host)) return refuse('Invalid URL');
  const found = OBJECT.exec(parts[2] ?? '') ?? DIRECT.exec(parts[2] ?? '');
  const path = found && decodeAddress(found[2] ?? '');
  return found && path !== null ? ok({ bucket: found[1] ?? '', path }) : refuse('Invalid URL');
}
