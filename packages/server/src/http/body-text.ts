import type { FastifyInstance, FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

/** Keeps JSON as it was sent beside what is made of it: what is stored whole need not be written down again. */
export function keepBodyTexts(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      // The parser passes over a byte order mark, the database does not.
      texts.set(request, text.replace(/^\uFEFF/, ''));
      void parse(request, text, done);
    },
  );
}

/** Throws where texts are not kept: nothing at all would be stored in place of what was sent. */
export function bodyTextOf(request: FastifyRequest): string {
  const text = texts.get(request);
  if (text === undefined) throw new Error('the text of this request was not kept');
  return text;
}
