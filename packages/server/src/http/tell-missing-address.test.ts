import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { tellMissingAddress } from './tell-missing-address.ts';

function appWith(publicUrl: string | null) {
  const app = Fastify();
  const warn = vi.spyOn(app.log, 'warn');
  tellMissingAddress(app, { publicUrl, mainUrl: 'https://www.fahrtwind.example' });
  app.get('/', () => 'x');
  const ask = (host: string) => app.inject({ url: '/', headers: { host } });
  return { ask, warn };
}

it('warns once where the site is asked for under a name and does not know its address', async () => {
  const { ask, warn } = appWith(null);
  await ask('localhost:3000');
  await ask('en.localhost:3000');
  await ask('127.0.0.1:3000');
  expect(warn).not.toHaveBeenCalled();
  await ask('reisen.example');
  await ask('andere.example');
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(
    { host: 'reisen.example', mainUrl: 'https://www.fahrtwind.example' },
    expect.stringContaining('PUBLIC_URL is not set'),
  );
});

it('says nothing where the address is known', async () => {
  const { ask, warn } = appWith('https://reisen.example');
  await ask('andere.example');
  expect(warn).not.toHaveBeenCalled();
});
