import type { Endpoints } from '@fahrtwind/contract';
import type { z } from 'zod';

const TEXT = Symbol('JSON text');

/** A reply that is JSON already, as it was stored. Its maker ensures that it has the contract's shape. */
export interface JsonText {
  readonly [TEXT]: ReadyJson;
}

export interface ReadyJson {
  readonly text: () => string;
  /** The same as gzip, where it is stored so; null where it is not. */
  readonly gzip?: () => Buffer | null;
}

export function jsonText(ready: string | ReadyJson): JsonText {
  return { [TEXT]: typeof ready === 'string' ? { text: () => ready } : ready };
}

/** A reply that was built field by field and is sent as it is: the contract would cut nothing off. */
export function builtReply<Name extends keyof Endpoints>(
  reply: z.output<Endpoints[Name]['reply']>,
): JsonText {
  return jsonText(JSON.stringify(reply));
}

/** A reply that is JSON already, null for any other. */
export function readyJsonOf(reply: unknown): ReadyJson | null {
  return isJsonText(reply) ? reply[TEXT] : null;
}

function isJsonText(reply: unknown): reply is JsonText {
  return typeof reply === 'object' && reply !== null && TEXT in reply;
}
