import { expect, it } from 'vitest';
import { readWebUrl } from './read-web-url.ts';

it.each([
  ['https://dom.example/karten', 'https://dom.example/karten'],
  [' http://dom.example ', 'http://dom.example'],
  ['dom.example/karten?tag=2', 'https://dom.example/karten?tag=2'],
  ['dom.example:8080', 'https://dom.example:8080'],
])('takes %j', (text, url) => {
  expect(readWebUrl(text)).toBe(url);
});

it.each([
  '',
  '   ',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,hi',
  'file:///etc/passwd',
  'ftp://dom.example',
  'mailto:a@dom.example',
  'https://',
  'https://bank.example@dom.example',
  'https://:geheim@dom.example',
  'bank.example@dom.example',
  'zwei wörter.example',
  'dom',
])('refuses %j', (text) => {
  expect(readWebUrl(text)).toBeNull();
});
