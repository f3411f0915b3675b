import { expect, it } from 'vitest';
import { guestTarget, returnTarget, withReturn } from './return-target.ts';

it.each([
  [null, '/planen', '/planen'],
  ['/ansehen', '/ansehen', '/ansehen'],
  ['/Profil', '/Profil', '/planen'],
  ['/reisen?seite=2', '/reisen?seite=2', '/reisen?seite=2'],
  ['/reise-ansehen/abc', '/reise-ansehen/abc', '/reise-ansehen/abc'],
  ['//evil.example', '/planen', '/planen'],
])('leads %s to %s, a guest to %s', (wanted, registered, guest) => {
  expect(returnTarget(wanted)).toBe(registered);
  expect(guestTarget(wanted)).toBe(guest);
});

it.each([
  ['/Registrieren', '/planen?tag=2', '/Registrieren?weiter=%2Fplanen%3Ftag%3D2'],
  ['/anmelden?modus=link', '/planen', '/anmelden?modus=link&weiter=%2Fplanen'],
  ['/Registrieren', 'https://evil.example', '/Registrieren'],
  ['/Registrieren', null, '/Registrieren'],
])('carries on from %s with %s', (path, wanted, address) => {
  expect(withReturn(path, wanted)).toBe(address);
});
