import { expect, it } from 'vitest';
import { isLoopbackHost } from './is-loopback-host.ts';

it.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['en.localhost:3000', true],
  ['127.0.0.1:80', true],
  ['[::1]:3000', true],
  ['::1', true],
  ['::', false],
  ['localhost.evil.example', false],
  ['evil.example:3000', false],
  ['127.0.0.1.evil.example', false],
  ['notlocalhost', false],
])('knows whether %s is this machine: %s', (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback);
});
