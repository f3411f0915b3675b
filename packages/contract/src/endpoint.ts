import type { z } from 'zod';

/**
 * The callers whom an endpoint admits at all; finer questions (whose trip is it?) are the feature's policy.
 * anyone: also without a session · session: guests too · registered: no guests · moderator, admin: that role.
 */
export type Access = 'anyone' | 'session' | 'registered' | 'moderator' | 'admin';

export interface Endpoint {
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** In Fastify's notation: `/api/user/:uid`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Loose, because every request has headers of its own; in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** How large the body may be, where it may be larger than usual. */
  readonly bodyBytes?: number;
  /** How many values its JSON may hold, where it may be more than usual. */
  readonly bodyValues?: number;
  /** The feature replaces characters in the body that cannot be stored. Otherwise such a body is refused. */
  readonly mendsBody?: true;
  /** Whether it keeps something new, which is refused while there is hardly any space left on the disk. */
  readonly isStoring?: boolean;
  /** Whether others see what it writes: people who are suspended may not call it. */
  readonly isPublicWriting?: true;
  /** How often one address may call it, where that is less often than usual. */
  readonly perMinute?: number;
  /**
   * Whether large replies are compressed. Only where no secret (token, session, address of a person) stands beside text
   * that other people can choose.
   */
  readonly isCompressed?: boolean;
  /** Whether replies carry an `ETag` of their text, and who sends it as `If-None-Match` gets 304 while it holds. */
  readonly hasEtag?: true;
  readonly reply: z.ZodType;
  /** What its files are, where replies are no JSON. */
  readonly fileTypes?: readonly `${string}/${string}`[];
}

/** Keeps the literal types of an endpoint, from which client and server derive theirs. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

/** What a caller may send for a schema. */
export type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a caller gets back for a schema. */
export type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
