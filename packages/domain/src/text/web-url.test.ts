import { expect, it } from 'vitest';
import { isWebUrl } from './web-url.ts';

it.each([
  'https://dom.example',
  'http://dom.example:8080/karten?tag=2#oben',
  'https://dom.example?an=a@b.example',
  'https://karte.example/@50.1,8.6,12z',
])('takes %j', (text) => {
  expect(isWebUrl(text)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'https://',
  'https://google.de@evil.example/',
  'https://google.de%2Fweg@evil.example',
  'https://:geheim@evil.example',
  'https:///google.de@evil.example',
  'https://dom.example/a b',
])('refuses %j', (text) => {
  expect(isWebUrl(text)).toBe(false);
});
