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

/** A reply that is JSON already, null for any other. */
export function readyJsonOf(reply: unknown): ReadyJson | null {
  return isJsonText(reply) ? reply[TEXT] : null;
}

function isJsonText(reply: unknown): reply is JsonText {
  return typeof reply === 'object' && reply !== null && TEXT in reply;
}
