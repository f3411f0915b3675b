import { signInPath } from '@fahrtwind/domain';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { limitEndpoint } from '../../../http/limits.ts';
import { parseBodies } from '../../../http/read-body.ts';
import { stopMails } from './mail-state.repository.ts';
import { isMailToken, personOfToken } from './mail-token.ts';

const PATH = '/api/mails/unsubscribe';
const PER_MINUTE = 120;

interface Query {
  readonly token?: unknown;
}

/**
 * One click in a mail program (RFC 8058): its server sends a form, without a cookie and from any origin. The signed token
 * is all it needs, and all that it can do is to end mails. Opening the same address in a browser only asks.
 */
export function mountUnsubscribe(app: FastifyInstance, queries: Queries, secret: string): void {
  void app.register(async (scope) => {
    const limit = limitEndpoint(scope, 'unsubscribe', PER_MINUTE);
    // What is sent says nothing that the address does not.
    scope.removeAllContentTypeParsers();
    parseBodies(scope, '*', () => undefined);
    scope.post<{ Querystring: Query }>(
      PATH,
      {
        schema: { hide: true },
        config: { isForAnyOrigin: true },
        bodyLimit: 4096,
        onRequest: limit,
      },
      async (request, reply) => {
        const token = tokenIn(request.query);
        if (!isMailToken(secret, 'stop-mails', token)) throw new AppError('object-not-found');
        await stopMails(queries, personOfToken(token));
        return reply.send({});
      },
    );
    scope.get<{ Querystring: Query }>(PATH, { schema: { hide: true } }, (request, reply) =>
      reply.redirect(signInPath('mails', { token: tokenIn(request.query) }), 303),
    );
  });
}

function tokenIn({ token }: Query): string {
  return typeof token === 'string' ? token.slice(0, 300) : '';
}
