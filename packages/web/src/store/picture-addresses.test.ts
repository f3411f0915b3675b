import { expect, it, vi } from 'vitest';
import { createPictureAddresses } from './picture-addresses.ts';

const NAME = 'gs://fahrtwind/profilePictures/mara';

it('asks for a picture under profilePictures/{uid}, once per session [CA-8] [PP-1]', async () => {
  const read = vi.fn(async (path: string) => `/v0/b/fahrtwind/o/${path}`);
  const addresses = createPictureAddresses(read);
  expect(await addresses.of(NAME)).toBe('/v0/b/fahrtwind/o/profilePictures/mara');
  await Promise.all([addresses.of(NAME), addresses.of(NAME)]);
  expect(read).toHaveBeenCalledTimes(1);
  addresses.replaced(NAME);
  await addresses.of(NAME);
  expect(read).toHaveBeenCalledTimes(2);
});

it('logs a failure and shows no picture for the rest of the session [ER-7]', async () => {
  const failure = new Error('404');
  const read = vi.fn(() => Promise.reject(failure));
  const log = vi.fn();
  const addresses = createPictureAddresses(read, log);
  expect([await addresses.of(NAME), await addresses.of(NAME)]).toEqual(['', '']);
  expect(read).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledExactlyOnceWith('Picture not loaded', failure);
});

it('takes nothing that is no name of a stored file [VA-9]', async () => {
  const read = vi.fn();
  const log = vi.fn();
  const addresses = createPictureAddresses(read, log);
  expect(await addresses.of('https://elsewhere.example/tracker.gif')).toBe('');
  expect(read).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledExactlyOnceWith('Picture not loaded', new Error('Invalid URL'));
});
