import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GeoCache } from './geo-cache.ts';
import type { Ask } from './with-fallback.ts';

interface CacheSettings<Query, Value> {
  readonly cache: GeoCache;
  readonly lifeMs: number;
  /** Everything the answer depends on, the service and its address included. */
  readonly keyParts: (query: Query) => readonly unknown[];
  /** What another version has kept in another form is asked for again. */
  readonly value: z.ZodType<Value>;
}

/** Asks once and answers the same question from the cache until it expires. */
export function withCache<Query, Value>(
  ask: Ask<Query, Value>,
  { cache, lifeMs, keyParts, value }: CacheSettings<Query, Value>,
): Ask<Query, Value> {
  const form = z.object({
    value,
    source: z.string(),
    attribution: z.array(z.string()),
    isFallback: z.literal(false),
  });
  return async (query) => {
    const key = cacheKey(keyParts(query));
    const kept = form.safeParse((await cache.read([key])).get(key));
    if (kept.success) return kept.data;
    const answer = await ask(query);
    await cache.write(new Map([[key, answer]]), lifeMs);
    return answer;
  };
}

/** A short name for a question, from which what people look for cannot be read. */
export function cacheKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
