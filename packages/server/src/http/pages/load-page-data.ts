import { endpoints, type Endpoint, type Endpoints } from '@fahrtwind/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkAccess } from '../access.ts';
import { AppError } from '../app-error.ts';
import { ERROR_STATUSES } from '../error-statuses.ts';
import type { Handlers } from '../handle.ts';
import { readyJsonOf } from '../json-text.ts';
import type { Session } from '../session.ts';
import { refuseUnstorableText } from '../unstorable-text.ts';
import type { LoadPageData, PageCall } from './page-renderer.ts';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: Session | null;
}

export type CreatePageDataLoader = (visit: Visit) => LoadPageData;

/**
 * Answers calls of the API for pages that are rendered here, by the same handlers, access rules and schemas. A page gets
 * null for what is not there, and undefined when it has to ask itself.
 */
export function createPageDataLoader(handlers: Handlers<keyof Endpoints>): CreatePageDataLoader {
  return (visit) => async (call) => {
    try {
      return await answer(handlers, call, visit);
    } catch (error) {
      if (error instanceof AppError && ERROR_STATUSES[error.code] < 500) return null;
      visit.request.log.error({ err: error }, 'page data not loaded');
      return undefined;
    }
  };
}

async function answer(
  handlers: Handlers<keyof Endpoints>,
  { name, input }: PageCall,
  { request, reply, session }: Visit,
): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.method !== 'GET') throw new Error(`A page must not call ${name}.`);
  checkAccess(endpoint, session);
  refuseUnstorableText(input);
  const params = endpoint.params?.safeParse(input.params);
  const query = endpoint.query?.safeParse(input.query ?? {});
  if (params?.success === false || query?.success === false) throw new AppError('not-found');
  // The types of one endpoint are lost here as in register-endpoints.ts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handle = handlers[name] as (call: unknown) => Promise<unknown>;
  const given = { params: params?.data, query: query?.data, headers: {}, body: undefined };
  const answered = await handle({ ...given, session, request, reply });
  const ready = readyJsonOf(answered);
  return endpoint.reply.parse(ready === null ? answered : JSON.parse(ready.text()));
}
