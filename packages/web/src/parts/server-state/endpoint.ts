import type { Endpoints, Received } from '@fahrtwind/contract';
import { requestOf, type Name, type Rest } from '../../api/client.ts';
import { requestJson } from '../../api/request.ts';
import type { Query } from './queries.ts';

/** The question that an endpoint answers. The server's page has its reply under the same key, which is the path. */
export function endpoint<N extends Name>(
  name: N,
  ...[input]: Rest<N>
): Query<Received<Endpoints[N]['reply']>> {
  // The server has validated the reply against the same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return queryOf(name, input) as Query<Received<Endpoints[N]['reply']>>;
}

/** The same for a name that is not known beforehand. */
export function queryOf(name: Name, input?: Parameters<typeof requestOf>[1]): Query<unknown> {
  const { method, path, body } = requestOf(name, input);
  return {
    key: method === 'GET' ? path : `${method} ${path} ${JSON.stringify(body)}`,
    load: (signal) => requestJson(requestOf(name, { ...input, signal })),
  };
}
