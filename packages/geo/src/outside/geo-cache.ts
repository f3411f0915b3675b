/** Keeps answers of outside services for a while, shared by all servers. */
export interface GeoCache {
  /** What is kept and has not expired, by key; keys without a value are missing. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  write(entries: ReadonlyMap<string, unknown>, lifeMs: number): Promise<void>;
}
