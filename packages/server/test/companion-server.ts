import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import type { CompanionRole, Trip } from '@fahrtwind/domain';
import { expect } from 'vitest';
import type { Traveller } from './trip-server.ts';

type Reply = ReturnType<Traveller['on']>;

/** Makes a trip of Köln and Bonn for its owner. */
export async function makeTrip(
  owner: Traveller,
  parts: Partial<Omit<Trip, 'days'>> = {},
): Promise<Trip> {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID(), ...parts });
  const reply = await owner.create({ ...trip });
  expect(reply.statusCode, reply.body).toBe(200);
  return trip;
}

export async function linkTo(owner: Traveller, id: string, role: CompanionRole): Promise<string> {
  const reply = await owner.browser.post(`/api/trips/${id}/invitations/link`, { role });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ readonly token: string }>().token;
}

export const accept = ({ browser }: Traveller, token: string): Reply =>
  browser.post('/api/invitations/accept', { token });

/** A user joins a trip by a link. */
export async function joins(
  companion: Traveller,
  owner: Traveller,
  id: string,
  role: CompanionRole,
): Promise<void> {
  const reply = await accept(companion, await linkTo(owner, id, role));
  expect(reply.statusCode, reply.body).toBe(200);
}

export const remove = (who: Traveller, id: string, uid: string): Reply =>
  who.on('DELETE', `/${id}/companions/${uid}`);

export const give = (who: Traveller, id: string, uid: string, role: CompanionRole): Reply =>
  who.browser.send({
    method: 'PATCH',
    url: `/api/trips/${id}/companions/${uid}`,
    payload: { role },
  });
