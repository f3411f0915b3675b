import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tripOf } from '@fahrtwind/domain/testing';
import { z } from 'zod';
import { insist, send, type Guest } from './lasting-client.ts';

const saved = z.object({ revision: z.int() });
const stored = z.object({ revision: z.int(), trip: z.looseObject({ title: z.string() }) });

/** A user who saves one trip over and over, each time under the next number as its title. */
export interface TripWriter {
  readonly tripId: string;
  /** How many saves were acknowledged; each is one revision. */
  readonly saves: () => number;
  /** Attempts that were repeated because no acknowledgement came. */
  readonly repeats: () => number;
  /** What was promised and not kept. */
  readonly losses: readonly string[];
  /** Resolves after `stop`, when the last save was acknowledged. */
  readonly done: Promise<void>;
}

interface Options {
  readonly addressOf: () => string;
  readonly stop: AbortSignal;
  /** How much text that cannot be compressed is added, new with every save. */
  readonly ballastBytes?: number;
}

interface Sent {
  readonly method: string;
  readonly body: string;
}

/**
 * Saves as the browser does: on the last acknowledged revision, and under one key until an acknowledgement comes. So
 * the reply to each save says whether the one before is still there, and whether an attempt was counted twice.
 */
export function startWriting(
  { cookie }: Guest,
  { addressOf, stop, ballastBytes = 0 }: Options,
): TripWriter {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] }, { id: randomUUID() });
  const losses: string[] = [];
  let [revision, repeats] = [0, 0];

  const attempt = async (key: string, sent: Sent, isRepeat: boolean): Promise<boolean> => {
    if (isRepeat) repeats += 1;
    const headers = {
      cookie,
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(revision === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${revision}"` }),
    };
    const reply = await send(urlOf(), sent, headers);
    const text = await reply.text();
    if (reply.status >= 500) return false;
    const got = reply.ok ? saved.parse(JSON.parse(text)).revision : text;
    if (got !== revision + 1) losses.push(`${got} instead of ${revision + 1}`);
    revision += 1;
    return true;
  };
  const save = async (): Promise<void> => {
    const key = randomUUID();
    const ballast = randomBytes(ballastBytes).toString('base64');
    const changes = { title: String(revision + 1), ballast };
    // Whole and by what has changed in turn.
    const sent =
      revision % 2 === 0
        ? { method: 'PUT', body: JSON.stringify({ ...trip, ...changes }) }
        : { method: 'PATCH', body: JSON.stringify({ set: changes }) };
    let isRepeat = false;
    await insist(async () => {
      const isRepeated = isRepeat;
      isRepeat = true;
      return await attempt(key, sent, isRepeated);
    });
  };
  const check = async (): Promise<boolean> => {
    const reply = await send(urlOf(), {}, { cookie });
    if (reply.status >= 500) return false;
    const found = reply.ok ? stored.parse(await reply.json()) : null;
    if (found?.revision !== revision || found.trip.title !== String(revision)) {
      losses.push(`${found?.revision} is stored, ${revision} was acknowledged`);
    }
    return true;
  };
  const urlOf = (): string => `${addressOf()}/api/trips/${trip.id}`;
  const write = async (): Promise<void> => {
    while (!stop.aborted && losses.length === 0) {
      await save();
      await sleep(Math.random() * 50);
    }
    await insist(check);
  };
  return { tripId: trip.id, saves: () => revision, repeats: () => repeats, losses, done: write() };
}

/** Two saves of everybody from here on: the second one began after whatever has just happened. */
export async function untilAllGotThrough(writers: readonly TripWriter[]): Promise<void> {
  const before = writers.map((writer) => writer.saves());
  await until(
    () =>
      writers.every(({ saves, losses }, index) => {
        return losses.length > 0 || saves() >= (before[index] ?? 0) + 2;
      }),
    'a writer does not get through any more',
  );
}

/** No save for two seconds, though all writers go on trying. */
export async function untilNoSaveSucceeds(writers: readonly TripWriter[]): Promise<void> {
  const count = (): number => writers.reduce((sum, { saves }) => sum + saves(), 0);
  let [seen, since] = [count(), Date.now()];
  await until(() => {
    if (count() > seen) [seen, since] = [count(), Date.now()];
    return Date.now() - since > 2000;
  }, 'saves are still acknowledged');
}

async function until(isSo: () => boolean, otherwise: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await sleep(20);
  }
}
