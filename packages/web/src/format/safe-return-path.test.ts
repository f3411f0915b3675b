import { expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

it.each([
  ['/planen', '/planen'],
  ['/ansehen/karte?tag=2#stopp-3', '/ansehen/karte?tag=2#stopp-3'],
  ['/', '/'],
  ['/frage/schön-hier', '/frage/sch%C3%B6n-hier'],
  ['/a/../Profil', '/Profil'],
  ['/suche?q=https://example.org', '/suche?q=https://example.org'],
])('follows the same-site path %s', (wanted, path) => {
  expect(safeReturnPath(wanted)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'planen',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/\\/evil.example',
  '/%2e//evil.example',
  'https://evil.example/planen',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  '/api/auth/sign-out',
  '/anmelden',
  '/Anmelden?weiter=/anmelden',
  '/anmelden/',
  '/registrieren',
  '/Ausgeloggt',
  `/${'a'.repeat(3000)}`,
])('does not follow %j', (wanted) => {
  expect(safeReturnPath(wanted)).toBeNull();
});
