import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { errorReply, namedSchemas } from '@fahrtwind/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { contentSecurityPolicy, policyText } from '../security-headers.ts';
import { authPaths } from './auth-paths.ts';
import type { ApiDocument } from './api-document.ts';
import { DOCS_STYLE, docsPage } from './docs-page.ts';

/** Collects the endpoints; must be registered before them. Only those with a tag are shown. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    transform: createJsonSchemaTransform({ schemaRegistry: namedSchemas }),
    // What the named schemas hold: every schema of the contract that has an id.
    transformObject: jsonSchemaTransformObject,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fahrtwind',
        version: '1',
        description:
          'Every error is `{ code, message, field? }`; `message` is German, `code` is for programs. ' +
          'Beside `trip-changed`, `current` is what is stored now.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'fahrtwind.session_token' },
        },
      },
    },
  });
}

/** The description of the API for programs and, without scripts, for people. */
export function registerOpenApiPages(app: FastifyInstance, config: Config): void {
  let made: ApiDocument | undefined;
  const document = (): ApiDocument => (made ??= makeDocument(app));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document()),
  );
  const styleHash = `sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}`;
  const policy = policyText(contentSecurityPolicy(config, [styleHash]));
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(docsPage(document())),
  );
}

function makeDocument(app: FastifyInstance): ApiDocument {
  const contract: ApiDocument = JSON.parse(JSON.stringify(app.swagger()));
  const { $schema: _schema, ...error } = z.toJSONSchema(errorReply.omit({ current: true }));
  return { ...contract, paths: { ...contract.paths, ...authPaths(error) } };
}
