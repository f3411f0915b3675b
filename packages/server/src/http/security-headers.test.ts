import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from './testing/test-app.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function headersWith(env: Readonly<Record<string, string>>, url = '/api/start') {
  app = await createTestApp({ env });
  return (await app.inject(url)).headers;
}

function directives(header: unknown): Record<string, string> {
  const parts = String(header).split(';');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('allows our own things and nothing inline', async () => {
    const headers = await headersWith({});
    expect(directives(headers['content-security-policy'])).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
  });

  it.each(['/api/docs', '/nothing', '/healthz'])('is never loosened, as at %s', async (url) => {
    const headers = await headersWith({}, url);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)|\*/);
  });

  it('lets in the configured analytics host and identity providers', async () => {
    const provider = { id: 'x', label: 'X', clientId: 'a', clientSecret: 'b' };
    const headers = await headersWith({
      ANALYTICS_SCRIPT_URL: 'https://stats.example.org/a.js',
      OIDC_PROVIDERS: JSON.stringify([{ ...provider, issuer: 'https://id.example.org/realm' }]),
    });
    const policy = directives(headers['content-security-policy']);
    expect(policy['script-src']).toBe("'self' https://stats.example.org");
    expect(policy['form-action']).toBe("'self' https://id.example.org");
  });
});

it('lets browsers load a configured map, and only that', async () => {
  const env = { MAP_STYLE_URL: 'https://map.example/a/style.json' };
  const alone = directives((await headersWith(env))['content-security-policy']);
  expect(alone['connect-src']).toBe("'self' https://map.example");
  await app.close();
  const hosts = { ...env, MAP_STYLE_HOSTS: 'https://tiles.example' };
  const policy = directives((await headersWith(hosts))['content-security-policy']);
  expect(policy['connect-src']).toBe("'self' https://map.example https://tiles.example");
  expect(policy['worker-src']).toBe("'self'");
});

it('lets no browser ask for a configured archive: its pieces go through us', async () => {
  const headers = await headersWith({ MAP_PMTILES: 'https://map.example/x.pmtiles' });
  expect(headers['content-security-policy']).not.toContain('map.example');
});

describe('the other headers', () => {
  it('are there', async () => {
    expect(await headersWith({})).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it.each([
    [{}, undefined],
    [{ PUBLIC_URL: 'http://www.example.org' }, undefined],
    [{ PUBLIC_URL: 'https://www.example.org' }, 'max-age=15552000'],
  ])('ask for TLS only where there is TLS: %j', async (env, value) => {
    expect((await headersWith(env))['strict-transport-security']).toBe(value);
  });
});
