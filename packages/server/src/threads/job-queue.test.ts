import { expect, it } from 'vitest';
import { admit, chooseNext } from './job-queue.ts';

const LIMITS = { threads: 3, mostWaiting: 10, mostPerAsker: 10 };
const job = (asker: string, isLong = false) => ({ asker, isLong });

it('takes the work of the asker first who has the least under way', () => {
  const waiting = [job('anna'), job('ben'), job('cleo')];
  const running = [job('anna'), job('ben')];
  expect(chooseNext(waiting, running, LIMITS)).toBe(waiting[2]);
});

it('takes what has waited longest among equals', () => {
  const waiting = [job('anna'), job('ben')];
  expect(chooseNext(waiting, [], LIMITS)).toBe(waiting[0]);
});

it('lets long work wait while only one thread is left', () => {
  const running = [job('anna', true), job('ben', true)];
  expect(chooseNext([job('cleo', true)], running, LIMITS)).toBeUndefined();
  const short = job('dora');
  expect(chooseNext([job('cleo', true), short], running, LIMITS)).toBe(short);
});

it('takes no more long work than memory can hold, and goes on with short work', () => {
  const limits = { ...LIMITS, mostWaiting: 100 };
  const waiting = Array.from({ length: 24 }, (_, index) => job(`p${index}`, true));
  expect(() => admit(job('anna', true), waiting, [], limits)).toThrow('too-busy');
  expect(() => admit(job('anna'), waiting, [], limits)).not.toThrow();
  expect(() => admit(job('anna', true), waiting.slice(1), [], limits)).not.toThrow();
});
