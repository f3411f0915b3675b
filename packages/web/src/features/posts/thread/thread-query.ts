import { endpoint } from '../../../parts/server-state/endpoint.ts';
import type { Query } from '../../../parts/server-state/queries.ts';
import { withFirstAnswers, type Thread } from './thread.ts';

/** The post at an address, with its answers. Coming back shows it as it was left. */
export function threadQuery(id: string): Query<Thread> {
  return {
    ...endpoint('getPost', { params: { id } }),
    kept: 'session',
    join: (shown, newer) => withFirstAnswers(newer)(shown),
  };
}
