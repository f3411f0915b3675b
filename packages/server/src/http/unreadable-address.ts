import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { AppError } from './app-error.ts';
import { sendError } from './error-reply.ts';
import { languageOfHost } from './host.ts';
import { isApiPath } from './is-api-path.ts';
import { sendErrorPage } from './pages/error-page.ts';
import { contentSecurityPolicy, policyText, type SecurityHeaders } from './security-headers.ts';

type Answer = (error: Error, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Answers an address that cannot be decoded: for people it is one more page that does not exist. Fastify
 * runs no hooks for it, so what they add is added here.
 */
export function answerUnreadableAddress(config: Config, headers: SecurityHeaders): Answer {
  const policy = (hashes: readonly string[]) => policyText(contentSecurityPolicy(config, hashes));
  return (error, request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isApiPath(request.url) || !request.headers.accept?.includes('text/html')) {
      void sendError(error, request, reply);
      return;
    }
    const language = languageOfHost(request.host, config.englishUrl);
    void sendErrorPage(new AppError('not-found'), request, reply, { language, policy });
  };
}
