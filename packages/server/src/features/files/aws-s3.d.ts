/**
 * The part of the library that `s3-store.ts` uses. It is loaded only where `S3_URL` is set; types can be checked without it.
 * The specification of file stores runs against the library itself.
 */
declare module '@aws-sdk/client-s3' {
  interface Configuration {
    readonly endpoint: string;
    readonly region: string;
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
    readonly forcePathStyle: boolean;
    readonly requestChecksumCalculation: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED';
    readonly responseChecksumValidation: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED';
    readonly maxAttempts: number;
    readonly requestHandler: {
      readonly connectionTimeout: number;
      readonly requestTimeout: number;
    };
  }
  interface StoredObject {
    readonly Bucket: string;
    readonly Key: string;
  }
  interface NewObject extends StoredObject {
    readonly Body: Uint8Array;
    readonly ContentLength: number;
    readonly ContentType: string;
  }
  interface FoundObject {
    readonly Body?: { transformToByteArray(): Promise<Uint8Array> };
  }
  export class PutObjectCommand {
    constructor(object: NewObject);
    readonly input: NewObject;
  }
  export class GetObjectCommand {
    constructor(object: StoredObject);
    readonly input: StoredObject;
  }
  export class DeleteObjectCommand {
    constructor(object: StoredObject);
    readonly input: StoredObject;
  }
  export class NoSuchKey extends Error {}
  export class S3Client {
    constructor(configuration: Configuration);
    send(command: GetObjectCommand): Promise<FoundObject>;
    send(command: PutObjectCommand | DeleteObjectCommand): Promise<unknown>;
  }
}
