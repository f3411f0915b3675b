import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Traveller } from './trip-server.ts';

/** Publishes a trip of a person with a confirmed address. */
export async function publish(who: Traveller, id: string, parts: object = {}): Promise<void> {
  const reply = await put(who, `${id}/publication`, { title: 'Rhein', ...parts });
  expect(reply.statusCode, reply.body).toBe(200);
}

/** Shares a trip; answers the id of the copy. */
export async function shareOf(who: Traveller, id: string, parts: object = {}): Promise<string> {
  const reply = await put(who, `${id}/share`, parts);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ readonly id: string }>().id;
}

export function put(
  { browser }: Traveller,
  path: string,
  payload: object,
): Promise<LightMyRequestResponse> {
  return browser.send({ method: 'PUT', url: `/api/trips/${path}`, payload });
}
