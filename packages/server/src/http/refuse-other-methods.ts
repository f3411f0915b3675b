import type { FastifyInstance, HTTPMethods } from 'fastify';
import { AppError } from './app-error.ts';
import type { ErrorCode } from '@fahrtwind/contract';

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers the methods that a path does not have with 405 and says which it has. */
export function refuseOtherMethods(
  app: FastifyInstance,
  path: string,
  methods: readonly HTTPMethods[],
): void {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  app.route({
    method: METHODS.filter((method) => !methods.includes(method)),
    url: path,
    exposeHeadRoute: false,
    schema: { hide: true },
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new AppError('method-not-allowed');
    },
    handler: () => undefined,
  });
}

/** Answers everything below a path with a code, before a body is read. */
export function refuseAll(app: FastifyInstance, path: string, code: ErrorCode): void {
  const onRequest = async (): Promise<void> => {
    throw new AppError(code);
  };
  app.all(path, { schema: { hide: true }, onRequest }, () => undefined);
}
