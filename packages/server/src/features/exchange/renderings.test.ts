import { expect, it } from 'vitest';
import { createRenderings } from './renderings.ts';

function pending() {
  let rendered = 0;
  let [resolve, reject]: [(file: Buffer) => void, (error: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<Buffer>((onFile, onError) => {
    [resolve, reject] = [onFile, onError];
  });
  const render = () => {
    rendered += 1;
    return promise;
  };
  return { render, resolve, reject, count: () => rendered };
}

const LINK = { link: 'mara', etag: '"1"' };
const render = () => Promise.resolve(Buffer.from('later'));

it('renders a calendar once for all who ask for it at the same time', async () => {
  const renderings = createRenderings();
  const first = pending();
  const asked = [1, 2, 3].map(() => renderings.get(LINK, first.render));
  first.resolve(Buffer.from('file'));
  expect((await Promise.all(asked)).map(String)).toEqual(['file', 'file', 'file']);
  expect(first.count()).toBe(1);
  expect(String(await renderings.get(LINK, render))).toBe('later');
});

it('refuses another state of the same link meanwhile, and no other link', async () => {
  const renderings = createRenderings();
  const first = pending();
  const asked = renderings.get(LINK, first.render);
  await expect(renderings.get({ ...LINK, etag: '"2"' }, render)).rejects.toMatchObject({
    code: 'export-running',
  });
  expect(String(await renderings.get({ ...LINK, link: 'jonas' }, render))).toBe('later');
  first.resolve(Buffer.from('file'));
  await asked;
  expect(String(await renderings.get({ ...LINK, etag: '"2"' }, render))).toBe('later');
});

it('begins again after one that failed', async () => {
  const renderings = createRenderings();
  const first = pending();
  const asked = [1, 2].map(() => renderings.get(LINK, first.render));
  first.reject(new Error('no database'));
  for (const one of asked) await expect(one).rejects.toThrow('no database');
  expect(String(await renderings.get(LINK, render))).toBe('later');
});
