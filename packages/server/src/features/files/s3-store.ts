import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Address } from '../../config/s3-address.ts';
import type { FileStore } from './file-store.ts';

const CONNECT_MS = 5000;
const REQUEST_MS = 30_000;

/** Keeps files in a bucket of a server that speaks S3. */
export function createS3Store({ endpoint, region, bucket, prefix, ...keys }: S3Address): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: keys,
    // Names of buckets before the host need a certificate and a name for each.
    forcePathStyle: true,
    // By default the library frames streamed bodies with checksums, which some servers store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  });
  const objectOf = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  return {
    write: async (key, bytes) => {
      await client.send(
        new PutObjectCommand({
          ...objectOf(key),
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: 'image/webp',
        }),
      );
    },
    read: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
  };
}
