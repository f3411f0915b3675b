const TEXT = Symbol('JSON text');

/** A reply that is JSON already, as it was stored. Its maker ensures that it has the contract's shape. */
export interface JsonText {
  readonly [TEXT]: string;
}

export function jsonText(text: string): JsonText {
  return { [TEXT]: text };
}

/** The text of a reply that is JSON already, null of any other. */
export function textOfReply(reply: unknown): string | null {
  return typeof reply === 'object' && reply !== null && TEXT in reply ? String(reply[TEXT]) : null;
}
