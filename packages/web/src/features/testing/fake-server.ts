import type { SessionState, StartState } from '@fahrtwind/contract';
import { vi } from 'vitest';
import { startWith } from '../../store/session/start-fakes.ts';

interface Asked {
  readonly route: string;
  readonly body: unknown;
  readonly outlivesPage: boolean;
}

interface Sent {
  readonly method: string;
  readonly body: unknown;
  readonly keepalive?: boolean;
}

interface Answer {
  readonly status?: number;
  readonly reply?: unknown;
  /** The session after this answer. */
  readonly session?: SessionState;
}

/** Profiles that a test does not speak of are not there; all else answers an empty reply. */
function unspokenOf(route: string): Answer {
  if (!route.startsWith('GET /api/people/')) return {};
  return { status: 404, reply: { code: 'object-not-found', message: '' } };
}

/** Stands in for the network: it has a session, answers every route and records the requests. */
export function createFakeServer(initial: SessionState) {
  const asked: Asked[] = [];
  const answers = new Map<string, (body: unknown) => Answer | Promise<Answer>>();
  const state = { session: initial, isOnline: true };

  const startOf = (language: StartState['language'] = 'de'): StartState => ({
    ...startWith(state.session, {
      identityProviders: [{ id: 'reisepass', label: 'Reisepass' }],
    }),
    language,
  });

  answers.set('GET /api/start', () => ({ reply: startOf() }));
  answers.set('GET /api/account/sessions', () => ({ reply: { sessions: [] } }));

  async function answer({ route, body, outlivesPage }: Asked): Promise<Response> {
    if (!state.isOnline) throw new TypeError('Failed to fetch');
    asked.push({ route, body, outlivesPage });
    const {
      status = 200,
      reply = {},
      session,
    } = (await answers.get(route)?.(body)) ?? unspokenOf(route);
    if (session) state.session = session;
    return new Response(JSON.stringify(reply), { status });
  }

  vi.stubGlobal('fetch', (path: string, { method, body, keepalive = false }: Sent) =>
    answer({
      route: `${method} ${path}`,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      outlivesPage: keepalive,
    }),
  );

  return {
    state,
    startOf,
    /** Sets the answer of a route from now on. */
    on(route: string, reply: Answer | ((body: unknown) => Answer | Promise<Answer>)) {
      answers.set(route, typeof reply === 'function' ? reply : () => reply);
    },
    fails(route: string, status: number, code: string, field?: string) {
      answers.set(route, () => ({ status, reply: { code, message: code, field } }));
    },
    /** For each request of a route whether it is sent to its end when the page is left. */
    outlivePage: (route: string) =>
      asked.filter((one) => one.route === route).map(({ outlivesPage }) => outlivesPage),
    /** The request bodies of a route, in order. */
    bodies: (route: string) => asked.filter((one) => one.route === route).map(({ body }) => body),
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
