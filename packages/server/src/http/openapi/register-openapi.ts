import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { endpoints, errorReply, namedSchemas, type Endpoint } from '@fahrtwind/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { contentSecurityPolicy, policyText } from '../security-headers.ts';
import { authPaths, SESSION } from './auth-paths.ts';
import type { ApiDocument, ApiOperation, ApiPaths, Schema } from './api-document.ts';
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
  const document = (): ApiDocument => (made ??= makeDocument(app, config));
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

function makeDocument(app: FastifyInstance, config: Config): ApiDocument {
  const contract: ApiDocument = JSON.parse(JSON.stringify(app.swagger()));
  const { $schema: _schema, ...error } = z.toJSONSchema(errorReply.omit({ current: true }));
  const current = { description: 'Beside `trip-changed`: what is stored now.', ...CURRENT };
  const properties = { ...error.properties, current };
  return {
    ...contract,
    servers: serversOf(config),
    paths: { ...describeAll(contract.paths), ...authPaths(ERROR) },
    components: {
      ...contract.components,
      schemas: { ...contract.components.schemas, Error: { ...error, properties } },
    },
  };
}

/** A trip with its revision. */
const CURRENT = {
  type: 'object',
  properties: { revision: { type: 'integer' }, trip: { $ref: '#/components/schemas/Trip' } },
} as const;

const ERROR = { $ref: '#/components/schemas/Error' } as const;

/** Without a known address, the one where this description was found. */
function serversOf({ publicUrl, englishUrl }: Config): NonNullable<ApiDocument['servers']> {
  if (publicUrl === null) return [{ url: '/', description: 'This server' }];
  return [
    { url: publicUrl, description: 'German' },
    { url: englishUrl, description: 'English' },
  ];
}

const CONTRACT: Readonly<Record<string, Endpoint>> = endpoints;

function describeAll(paths: ApiPaths): ApiPaths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [method, describe(operation)]),
      ),
    ]),
  );
}

/** Adds access, errors by their name, and the types of files, which the schemas of replies do not know. */
function describe(operation: ApiOperation): ApiOperation {
  const { access, fileTypes } = CONTRACT[operation.operationId ?? ''] ?? {};
  const failed = { description: 'Error', content: { 'application/json': { schema: ERROR } } };
  const files = fileTypes && {
    description: 'The file',
    content: Object.fromEntries(fileTypes.map((type) => [type, { schema: schemaOfFile(type) }])),
  };
  return {
    ...operation,
    security: access === 'anyone' ? [{}, SESSION] : [SESSION],
    responses: {
      ...operation.responses,
      ...(files && { '200': files }),
      '4XX': failed,
      '5XX': failed,
    },
  };
}

function schemaOfFile(type: string): Schema {
  if (type === 'application/json') return {};
  const isText = type.startsWith('text/') || type.endsWith('+xml');
  return isText ? { type: 'string' } : { type: 'string', contentMediaType: type };
}
