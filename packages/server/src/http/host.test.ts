import { expect, it } from 'vitest';
import { languageOfHost } from './host.ts';

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
