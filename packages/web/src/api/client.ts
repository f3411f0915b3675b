import type { Endpoints, Received, Sent } from '@fahrtwind/contract';
import { paths } from './paths.ts';
import { requestJson } from './request.ts';

type Name = keyof Endpoints;

type Part<N extends Name, Key extends string> = Endpoints[N] extends {
  readonly [K in Key]: infer Schema;
}
  ? { readonly [K in Key]: Sent<Schema> }
  : { readonly [K in Key]?: undefined };

/** The headers that an endpoint knows by name; all others are the transport's own. */
type KnownHeaders<Headers> = {
  readonly [K in keyof Headers as string extends K ? never : K]: Headers[K];
};

type HeaderPart<N extends Name> = Endpoints[N] extends { readonly headers: infer Schema }
  ? { readonly headers?: KnownHeaders<Sent<Schema>> }
  : { readonly headers?: undefined };

type CallParts<N extends Name> = Part<N, 'params'> &
  Part<N, 'query'> &
  Part<N, 'body'> &
  HeaderPart<N> & { readonly signal?: AbortSignal | undefined };

type NeedsParts<N extends Name> = Endpoints[N] extends
  | { readonly params: unknown }
  | { readonly query: unknown }
  | { readonly body: unknown }
  ? true
  : false;

type Rest<N extends Name> =
  NeedsParts<N> extends true ? readonly [parts: CallParts<N>] : readonly [parts?: CallParts<N>];

interface AnyParts {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Calls an endpoint of the contract by its name; failures arrive as ApiError. */
export async function call<N extends Name>(
  name: N,
  ...[parts]: Rest<N>
): Promise<Received<Endpoints[N]['reply']>> {
  const [method, path] = paths[name];
  const { params, query, headers, body, signal }: AnyParts = parts ?? {};
  const reply = await requestJson({
    method,
    path: fillPath(path, params) + queryText(query),
    headers: givenTexts(headers),
    body,
    signal,
  });
  // The server has checked its reply against the very same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reply as Received<Endpoints[N]['reply']>;
}

function fillPath(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key))));
}

function queryText(query?: object): string {
  const given = givenTexts(query);
  return Object.keys(given).length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

function givenTexts(values: object = {}): Readonly<Record<string, string>> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}
