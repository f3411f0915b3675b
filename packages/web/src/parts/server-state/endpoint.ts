import type { Endpoints, Received } from '@fahrtwind/contract';
import { requestOf, type Name, type Rest } from '../../api/client.ts';
import { requestJson } from '../../api/request.ts';
import type { Query } from './queries.ts';

/** The question that an endpoint answers. The server's page has its reply under the same key, which is the path. */
export function endpoint<N extends Name>(
  name: N,
  ...[input]: Rest<N>
): Query<Received<Endpoints[N]['reply']>> {
  const { method, path, body } = requestOf(name, input);
  return {
    key: method === 'GET' ? path : `${method} ${path} ${JSON.stringify(body)}`,
    load: async (signal) => {
      const reply = await requestJson(requestOf(name, { ...input, signal }));
      // The server has validated the reply against the same contract.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return reply as Received<Endpoints[N]['reply']>;
    },
  };
}
