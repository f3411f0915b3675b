import { endpoints, type Endpoint } from '@fahrtwind/contract';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { AUTH_ENDPOINTS } from '../../src/http/openapi/auth-paths.ts';
import type { Random } from './random.ts';
import { hostileText, hostileValue, valueOf, type JsonSchema } from './values.ts';

interface Target {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  readonly headers: JsonSchema;
  readonly body: JsonSchema | null;
}

const NOTHING: JsonSchema = { type: 'object' };

function schemaOf(type: z.ZodType | undefined): JsonSchema {
  if (!type) return NOTHING;
  // What JSON schema cannot say may be anything.
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(schema));
}

function fromContract({ method, path, params, query, headers, body }: Endpoint): Target {
  return {
    method,
    path,
    params: schemaOf(params),
    query: schemaOf(query),
    headers: schemaOf(headers),
    body: body ? schemaOf(body) : null,
  };
}

function fromAuth({ method, path, fields }: (typeof AUTH_ENDPOINTS)[number]): Target {
  const names = [...fields, 'callbackURL', 'newUserCallbackURL', 'errorCallbackURL'];
  const text = { type: 'string' };
  const properties = Object.fromEntries(names.map((name) => [name.replace('?', ''), text]));
  const given = { type: 'object', properties };
  const isGet = method === 'get';
  return {
    method: isGet ? 'GET' : 'POST',
    path,
    params: NOTHING,
    query: isGet ? given : NOTHING,
    headers: NOTHING,
    body: isGet ? null : given,
  };
}

export const TARGETS: readonly Target[] = [
  ...Object.values<Endpoint>(endpoints).map(fromContract),
  ...AUTH_ENDPOINTS.map(fromAuth),
];

type FuzzRequest = Omit<InjectOptions, 'payload' | 'url'> & {
  readonly url: string;
  readonly payload?: string;
};

/** One request to a target: most of it as the contract wants it, some of it hostile. */
export function requestTo(target: Target, random: Random, known: readonly string[]): FuzzRequest {
  const { method } = target;
  const query = queryOf(target, random, known);
  const wanted = Object.entries(textsOf(target.headers, random, known));
  const headers = {
    ...Object.fromEntries(wanted.map(([name, text]) => [name, headerText(text)])),
    ...(random.isOneIn(15) && { [random.pick(HOSTILE_HEADERS)]: headerText(hostileText(random)) }),
  };
  // Each from its own address: what is counted by address has tests of its own.
  const remoteAddress = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const url = `${pathOf(target, random, known)}${query}`;
  if (!target.body && !random.isOneIn(20)) return { method, url, headers, remoteAddress };
  const payload = bodyOf(target.body ?? NOTHING, random, known);
  const type = random.isOneIn(30) ? 'text/plain' : 'application/json';
  return { method, url, headers: { 'content-type': type, ...headers }, payload, remoteAddress };
}

const HOSTILE_HEADERS = ['cookie', 'host', 'accept-language', 'user-agent', 'if-match', 'origin'];

/** What HTTP can carry in a header; the parser refuses the rest before the server sees it. */
function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 4000);
}

function pathOf({ path, params }: Target, random: Random, known: readonly string[]): string {
  const values = textsOf(params, random, known);
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encode(values[name] ?? 'x', random));
}

function queryOf({ query }: Target, random: Random, known: readonly string[]): string {
  const pairs = Object.entries(textsOf(query, random, known));
  if (random.isOneIn(20)) pairs.push([hostileText(random), hostileText(random)]);
  const text = pairs.map((pair) => pair.map((one) => encode(one, random)).join('=')).join('&');
  return text === '' ? '' : `?${text}`;
}

/** Bytes as they are on the wire, some of which are no UTF-8. */
function encode(text: string, random: Random): string {
  if (random.isOneIn(40)) return random.pick(['%ff', '%', '%C0%80', '%ED%A0%80', '%00']);
  return encodeURIComponent(text.toWellFormed()).slice(0, 6000).replace(/%\w?$/, '');
}

function textsOf(
  schema: JsonSchema,
  random: Random,
  known: readonly string[],
): Record<string, string> {
  const given = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (random.isOneIn(6)) return [];
    const value = valueOf(field, random, known);
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const];
  });
  return Object.fromEntries(given);
}

function bodyOf(schema: JsonSchema, random: Random, known: readonly string[]): string {
  switch (random.below(30)) {
    case 0:
      return random.pick(['', '{', '[]', 'null', '{"a":1,"a":2}', '\uFEFF{}', '{"__proto__":{}}']);
    case 1: {
      const depth = random.pick([20, 200, 5000, 100_000]);
      return `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    }
    case 2:
      return JSON.stringify(hostileValue(random));
    default:
      return JSON.stringify(valueOf(schema, random, known));
  }
}
