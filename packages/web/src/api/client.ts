import type { Endpoints, Received, Sent } from '@fahrtwind/contract';
import { paths } from './paths.ts';
import { requestJson, type JsonRequest } from './request.ts';

export type Name = keyof Endpoints;

type InputField<N extends Name, Key extends string> = Endpoints[N] extends {
  readonly [K in Key]: infer Schema;
}
  ? { readonly [K in Key]: Sent<Schema> }
  : { readonly [K in Key]?: undefined };

/** The headers that the contract declares for an endpoint; all others belong to the transport. */
type KnownHeaders<Headers> = {
  readonly [K in keyof Headers as string extends K ? never : K]: Headers[K];
};

type HeaderInput<N extends Name> = Endpoints[N] extends { readonly headers: infer Schema }
  ? { readonly headers?: KnownHeaders<Sent<Schema>> }
  : { readonly headers?: undefined };

type CallInput<N extends Name> = InputField<N, 'params'> &
  InputField<N, 'query'> &
  InputField<N, 'body'> &
  HeaderInput<N> &
  Pick<JsonRequest, 'signal' | 'outlivesPage'>;

type NeedsInput<N extends Name> = Endpoints[N] extends
  | { readonly params: unknown }
  | { readonly query: unknown }
  | { readonly body: unknown }
  ? true
  : false;

export type Rest<N extends Name> =
  NeedsInput<N> extends true ? readonly [input: CallInput<N>] : readonly [input?: CallInput<N>];

interface AnyInput {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly outlivesPage?: boolean | undefined;
}

/** Calls a contract endpoint by name. Failures are thrown as ApiError. */
export async function call<N extends Name>(
  name: N,
  ...[input]: Rest<N>
): Promise<Received<Endpoints[N]['reply']>> {
  const reply = await requestJson(requestOf(name, input));
  // The server has validated the reply against the same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reply as Received<Endpoints[N]['reply']>;
}

export function requestOf(name: Name, input: AnyInput = {}): JsonRequest {
  const [method, path] = paths[name];
  const { params, query, headers, body, signal, outlivesPage } = input;
  return {
    method,
    path: fillPath(path, params) + queryText(query),
    headers: givenTexts(headers),
    body,
    signal,
    outlivesPage,
  };
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
