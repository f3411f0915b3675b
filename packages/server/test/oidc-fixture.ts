import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';

export interface OidcPerson {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

interface Options {
  /** Where the provider sends people back to, e.g. `http://localhost:3000/api/auth/callback/test`. */
  readonly redirectUris: readonly string[];
  /** The people who can sign in with the form; the journeys type the `sub`. */
  readonly people: readonly OidcPerson[];
  /** 0 takes any free port. */
  readonly port?: number;
}

export interface OidcFixture {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'fahrtwind', clientSecret: 'only-for-tests' };

/** A real OpenID Connect provider on loopback, with a sign-in page of one field. */
export async function startOidcProvider(options: Options): Promise<OidcFixture> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const provider = new Provider(issuer, configure(options));
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/sign-in/')) void interact(provider, request, response);
    else void callback(request, response);
  });
  return { issuer, ...CLIENT, close: () => closeServer(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function configure({ redirectUris, people }: Options): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...redirectUris],
        // Otherwise the provider refuses redirects to http on localhost.
        application_type: 'native',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    pkce: { required: () => true },
    cookies: { keys: ['only-for-tests'] },
    findAccount: (_ctx, sub) => {
      const person = people.find((candidate) => candidate.sub === sub);
      if (!person) return undefined;
      const claims = {
        sub,
        email: person.email,
        email_verified: person.emailVerified,
        name: person.name,
      };
      return { accountId: sub, claims: () => claims };
    },
  };
}

/** GET shows the form, POST signs in and consents to everything that was asked for. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login' && request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(SIGN_IN_PAGE);
      return;
    }
    if (prompt.name === 'login') {
      const form = new URLSearchParams(await readBody(request));
      const result = form.has('cancel')
        ? { error: 'access_denied', error_description: 'cancelled' }
        : { login: { accountId: form.get('sub') ?? '' } };
      await provider.interactionFinished(request, response, result);
      return;
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params['client_id']),
    });
    grant.addOIDCScope(String(params['scope']));
    const grantId = await grant.save();
    await provider.interactionFinished(request, response, { consent: { grantId } });
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}

const SIGN_IN_PAGE = `<!doctype html>
<html lang="en"><head><title>Test provider</title></head><body><h1>Test provider</h1>
<form method="post"><label>Person <input name="sub" required></label>
<button>Sign in</button> <button name="cancel" value="1" formnovalidate>Cancel</button></form></body></html>`;

async function readBody(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
