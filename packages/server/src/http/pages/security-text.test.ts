import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestApp, sharedAddress } from '../testing/test-app.ts';
import { readConfig } from '../../config/config.ts';
import { securityText } from './security-text.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const pages = {
    render: () => Promise.reject(new Error('no page is asked for')),
    sharedAddress,
    template: '<html><!--head--><!--app--><!--start--></html>',
    filesFolder: import.meta.dirname,
  };
  app = await createTestApp({ parts: { pages } });
});
afterAll(() => app.close());

it('names the address of the operator for half a year', () => {
  const config = readConfig({
    OPERATOR_EMAIL: 'post@reisen.example',
    PUBLIC_URL: 'https://reisen.example',
  });
  expect(securityText(config, new Date('2027-01-01T00:00:00Z'))).toBe(
    [
      'Contact: mailto:post@reisen.example',
      'Expires: 2027-06-30T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://reisen.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('is missing where the operator has told none, and is never a page', async () => {
  expect(securityText(readConfig({}), new Date())).toBeNull();
  const reply = await app.inject({
    url: '/.well-known/security.txt',
    headers: { accept: 'text/plain' },
  });
  expect(reply.statusCode).toBe(404);
});
