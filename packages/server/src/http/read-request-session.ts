import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadSession, Session } from './session.ts';

/** Reads the session of a request; cookies of a session that was refreshed by it go out with the reply. */
export async function readRequestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  readSession: ReadSession,
): Promise<Session | null> {
  const { session, setCookies } = await readSession(request.headers);
  for (const cookie of setCookies) reply.header('set-cookie', cookie);
  return session;
}
