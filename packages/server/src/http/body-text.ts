import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { findJsonExcess, type JsonBounds } from './json-bounds.ts';
import { parseBodies } from './read-body.ts';

/** JSON as it was sent. */
export interface BodyText {
  readonly text: string;
  /** Where the commas between its outermost members are, found while it was counted; null when it has to be looked for. */
  readonly outerCommas: readonly number[] | null;
}

const texts = new WeakMap<FastifyRequest, BodyText>();

/**
 * Keeps JSON as it was sent beside what is made of it: what is stored whole need not be written down again. JSON that
 * holds more than its endpoint needs is refused before it is parsed; a route's `bodyValues` replaces the usual number.
 */
export function keepBodyTexts(scope: FastifyInstance, bounds: JsonBounds): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  parseBodies(scope, 'application/json', (request, body) => {
    const text = body.toString('utf8');
    const { config } = request.routeOptions;
    const values = 'bodyValues' in config ? Number(config.bodyValues) : bounds.values;
    const outerCommas: number[] = [];
    const excess = findJsonExcess(text, { ...bounds, values }, outerCommas);
    if (excess !== null) throw new AppError(excess);
    // The parser passes over a byte order mark, the database does not.
    const isMarked = text.startsWith('\uFEFF');
    texts.set(
      request,
      isMarked ? { text: text.slice(1), outerCommas: null } : { text, outerCommas },
    );
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    });
  });
}

/** Throws where texts are not kept: nothing at all would be stored in place of what was sent. */
export function bodyTextOf(request: FastifyRequest): BodyText {
  const kept = texts.get(request);
  if (kept === undefined) throw new Error('the text of this request was not kept');
  return kept;
}
