import { endpoints } from '@fahrtwind/contract';
import { HOTEL_TYPES, ROUTE_PROFILES } from '@fahrtwind/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAccountServer } from '../../../test/account-server.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { ApiOperation } from './api-document.ts';
import { AUTH_ENDPOINTS } from './auth-paths.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('describes every endpoint of the contract with its access, input and errors', async () => {
  const { openapi, paths } = (await app.inject('/api/openapi.json')).json();
  expect(openapi).toMatch(/^3\.1/);
  for (const [name, { method, path, access }] of Object.entries(endpoints)) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation, name).toMatchObject({ operationId: name, 'x-access': access });
    expect(Object.keys(operation.responses), name).toEqual(['200', '4XX', '5XX']);
  }
  expect(paths['/api/user/{uid}'].put.requestBody.content['application/json'].schema).toMatchObject(
    {
      type: 'object',
      properties: { name: { type: 'string', maxLength: 80 } },
    },
  );
});

it('says where it is, who may call, what files are, and what an error is, once', async () => {
  const { servers, paths, components } = (await app.inject('/api/openapi.json')).json();
  expect(servers).toEqual([{ url: '/', description: 'This server' }]);
  const items: readonly Readonly<Record<string, ApiOperation>>[] = Object.values(paths);
  const operations = items.flatMap((item) => Object.values(item));
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId, security, responses = {} } of operations) {
    expect(security?.at(-1), operationId).toEqual({ session: [] });
    expect(responses['4XX']?.content?.['application/json']?.schema, operationId).toEqual({
      $ref: '#/components/schemas/Error',
    });
  }
  expect(components.schemas.Error.properties).toMatchObject({
    code: { type: 'string' },
    current: { properties: { trip: { $ref: '#/components/schemas/Trip' } } },
  });
  const typesOf = (path: string) => Object.keys(paths[path].get.responses['200'].content);
  expect(typesOf('/api/trips/{id}/export.pdf')).toEqual(['application/pdf']);
  expect(typesOf('/api/trips/{id}/preview/{version}')).toEqual(['image/png']);
  expect(typesOf('/api/trips/{id}/export.{format}')).toContain('application/gpx+xml');
  expect(paths['/api/posts'].get.security).toEqual([{}, { session: [] }]);
  expect(paths['/api/trips/{id}'].put.security).toEqual([{ session: [] }]);
});

it('describes what a trip is, once, and refers to it wherever one is sent or answered', async () => {
  const { paths, components } = (await app.inject('/api/openapi.json')).json();
  const { schemas } = components;
  const { put, get } = paths['/api/trips/{id}'];
  expect(put.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/TripInput',
  });
  expect(get.responses['200'].content['application/json'].schema).toMatchObject({
    properties: { trip: { $ref: '#/components/schemas/Trip' } },
  });
  expect(schemas.Trip.properties.days.items).toEqual({ $ref: '#/components/schemas/Day' });
  expect(schemas.Day.properties.cityList.items).toEqual({ $ref: '#/components/schemas/Stop' });
  expect(schemas.Stop.properties).toMatchObject({
    routeProfile: { enum: [...ROUTE_PROFILES], default: 'driving' },
    toll: { type: 'boolean', default: true },
    location: { $ref: '#/components/schemas/Location' },
  });
  expect(schemas.Hotel.properties.type.enum).toEqual(HOTEL_TYPES);
  // Answers have all fields. Of what is sent, most may be missing, and unknown fields are welcome.
  expect(schemas.Trip.required).toContain('hotels');
  expect(schemas.TripInput.required).toEqual(['id', 'title', 'days']);
  expect(schemas.TripInput.additionalProperties).toEqual({});
});

it('describes nothing else but the identity service', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const known = [
    ...Object.values(endpoints).map(({ path }) => path.replace(/:(\w+)/g, '{$1}')),
    ...AUTH_ENDPOINTS.map(({ path }) => path),
  ];
  expect(Object.keys(paths).toSorted()).toEqual([...new Set(known)].toSorted());
});

it('is readable for people, in German and without scripts', async () => {
  const { body, headers } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('Schnittstelle von Fahrtwind');
  expect(body).toContain('/api/account/sessions');
  expect(body).toContain('/api/auth/sign-in/email');
  expect(body).toContain('<code>Stop</code>');
  expect(body).not.toMatch(/<script|style="|\son\w+=/);
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
});

it('describes only what the identity service really has', async () => {
  const server = await startAccountServer();
  const statuses = await Promise.all(
    AUTH_ENDPOINTS.map(async ({ method, path }) => {
      const browser = server.browser();
      const reply = await (method === 'get' ? browser.get(path) : browser.post(path));
      return [path, reply.statusCode] as const;
    }),
  );
  await server.close();
  expect(statuses.filter(([, status]) => status === 404 || status >= 500)).toEqual([]);
});
