/** Where the bytes of pictures are kept. Keys are made by us: letters, digits, hyphens and dots. */
export interface FileStore {
  write(key: string, bytes: Buffer): Promise<void>;
  /** Null where there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>;
}
