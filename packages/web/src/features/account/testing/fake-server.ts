import type { PublicConfig, SessionState, StartState } from '@fahrtwind/contract';
import { vi } from 'vitest';

const operator: PublicConfig['operator'] = {
  name: '',
  street: '',
  city: '',
  country: '',
  email: '',
  phone: '',
  representative: '',
  register: '',
  vatId: '',
  responsible: '',
};

const config: PublicConfig = {
  mainUrl: 'https://www.fahrtwind.example',
  englishUrl: 'https://en.fahrtwind.example',
  forumUrl: 'https://forum.fahrtwind.example',
  languageUrls: { de: 'http://localhost:3000', en: 'http://en.localhost:3000' },
  identityProviders: [{ id: 'reisepass', label: 'Reisepass' }],
  analyticsScriptUrl: null,
  cookieBanner: 'always',
  operator,
};

interface Asked {
  readonly route: string;
  readonly body: unknown;
}

interface Answer {
  readonly status?: number;
  readonly reply?: unknown;
  /** What has become of the session once this is answered. */
  readonly session?: SessionState;
}

/** Stands in for the network: knows a session, answers every route, and remembers what it was asked. */
export function createFakeServer(initial: SessionState) {
  const asked: Asked[] = [];
  const answers = new Map<string, (body: unknown) => Answer | Promise<Answer>>();
  const state = { session: initial, isOnline: true };

  const startOf = (language: StartState['language'] = 'de'): StartState => ({
    language,
    theme: null,
    config,
    session: state.session,
  });

  answers.set('GET /api/start', () => ({ reply: startOf() }));
  answers.set('GET /api/account/sessions', () => ({ reply: { sessions: [] } }));

  async function answer(route: string, body: unknown): Promise<Response> {
    if (!state.isOnline) throw new TypeError('Failed to fetch');
    asked.push({ route, body });
    const { status = 200, reply = {}, session } = (await answers.get(route)?.(body)) ?? {};
    if (session) state.session = session;
    return new Response(JSON.stringify(reply), { status });
  }

  vi.stubGlobal(
    'fetch',
    (path: string, init: { readonly method: string; readonly body: unknown }) =>
      answer(
        `${init.method} ${path}`,
        typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      ),
  );

  return {
    state,
    startOf,
    /** Answers a route from now on like this. */
    on(route: string, reply: Answer | ((body: unknown) => Answer | Promise<Answer>)) {
      answers.set(route, typeof reply === 'function' ? reply : () => reply);
    },
    fails(route: string, status: number, code: string, field?: string) {
      answers.set(route, () => ({ status, reply: { code, message: code, field } }));
    },
    /** The bodies with which a route was asked, in order. */
    bodies: (route: string) => asked.filter((one) => one.route === route).map(({ body }) => body),
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
