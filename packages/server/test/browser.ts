import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A browser without a screen: keeps cookies, sends its origin, follows nothing by itself. */
export interface Browser {
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** The cookies it would send now, by name. */
  readonly cookies: ReadonlyMap<string, string>;
  setCookie(name: string, value: string): void;
}

export function openBrowser(app: FastifyInstance, host = 'localhost:3000'): Browser {
  const cookies = new Map<string, string>();
  const send = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const reply = await app.inject({
      ...request,
      headers: {
        host,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(request.method !== 'GET' && { origin: `http://${host}` }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...request.headers,
      },
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return reply;
  };
  return {
    cookies,
    send,
    get: (path) => send({ method: 'GET', url: path }),
    post: (path, body = {}) => send({ method: 'POST', url: path, payload: body }),
    setCookie: (name, value) => void cookies.set(name, value),
  };
}
