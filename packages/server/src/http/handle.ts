import type { Endpoint, Endpoints } from '@fahrtwind/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { JsonText } from './json-text.ts';
import type { Session } from './session.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

type SessionFor<E extends Endpoint> = E['access'] extends 'anyone' ? Session | null : Session;

/** One call of an endpoint: everything in it has been parsed by the contract and let in by its access rule. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly headers: Parsed<E['headers']>;
  readonly body: Parsed<E['body']>;
  readonly session: SessionFor<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<z.input<E['reply']> | JsonText | FastifyReply>;

/** The handlers of a feature, by the contract's names; http/register-endpoints.ts mounts them. */
export type Handlers<Name extends keyof Endpoints> = {
  readonly [K in Name]: Handler<Endpoints[K]>;
};
