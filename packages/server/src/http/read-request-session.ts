import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadSession, Session } from './session.ts';

/** Reads the session of a request; cookies of a session that was refreshed by it go out with the reply. */
export async function readRequestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  readSession: ReadSession,
): Promise<Session | null> {
  const { session, setCookies } = await readSession(headersOf(request));
  for (const cookie of setCookies) reply.header('set-cookie', cookie);
  return session;
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}
