import { expect, it } from 'vitest';
import { isLoopbackHost, languageOfHost } from './host.ts';

it.each([
  ['en.fahrtwind.example', 'en'],
  ['en.localhost:3000', 'en'],
  ['EN.localhost', 'en'],
  ['www.fahrtwind.example', 'de'],
  ['localhost:3000', 'de'],
  ['english.example', 'de'],
  ['127.0.0.1:3000', 'de'],
  ['', 'de'],
])('serves %s in %s [SC-9]', (host, language) => {
  expect(languageOfHost(host, 'https://en.fahrtwind.example')).toBe(language);
});

it.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['en.localhost:3000', true],
  ['127.0.0.1:80', true],
  ['[::1]:3000', true],
  ['localhost.evil.example', false],
  ['evil.example:3000', false],
  ['127.0.0.1.evil.example', false],
  ['notlocalhost', false],
])('knows whether %s is this machine: %s', (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback);
});
