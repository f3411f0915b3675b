import { decodeAddress } from '@fahrtwind/domain';
/** Where files are kept outside: `https://key:secret@host/bucket/folder?region=eu-central-1`. */
export interface S3Address {
  readonly endpoint: string;
  readonly bucket: string;
  /** Before every key; empty, or ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Servers other than Amazon's take any region. */
const DEFAULT_REGION = 'us-east-1';

/** Null where a part is missing or wrong. */
export function readS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, username, password, pathname, searchParams, hash } = new URL(text);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const region = searchParams.get('region') ?? DEFAULT_REGION;
  const isGood =
    (protocol === 'https:' || protocol === 'http:') &&
    username !== '' &&
    password !== '' &&
    hash === '' &&
    /^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket) &&
    folders.every((folder) => /^[\w.-]{1,60}$/.test(folder)) &&
    [...searchParams.keys()].every((name) => name === 'region') &&
    /^[a-z0-9-]{1,40}$/.test(region);
  if (!isGood) return null;
  return {
    endpoint: origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region,
    accessKeyId: decodeAddress(username) ?? username,
    secretAccessKey: decodeAddress(password) ?? password,
  };
}
