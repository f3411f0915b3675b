import { describe, expect, it } from 'vitest';
import { guard, type Visit } from './guard.ts';
import { matchRoute } from './routes.ts';

type Person = Visit['session'];

const PROFILE_AREA = [
  '/Profil',
  '/Einstellungen',
  '/Reisen',
  '/reise-erstellen',
  '/Benachrichtigungen',
];

function visit(address: string, session: Person, isMobileApp = false): string | null {
  const { pathname, search } = new URL(address, 'http://page.invalid');
  return guard({ route: matchRoute(pathname).entry, session, pathname, search, isMobileApp });
}

describe('login-required routes', () => {
  it.each(['/planen', '/Home', '/ansehen', '/ansehen/karte', '/print', ...PROFILE_AREA])(
    'lets guests and registered people into %s and asks visitors to sign in first [RO-1]',
    (path) => {
      expect(visit(path, 'visitor')).toBe(`/anmelden?weiter=${encodeURIComponent(path)}`);
      expect(visit(path, 'guest')).toBeNull();
      expect(visit(path, 'registered')).toBeNull();
    },
  );

  it('guards a path in any spelling', () => {
    expect(visit('/PROFIL', 'visitor')).toBe('/anmelden?weiter=%2FPROFIL');
    expect(visit('/profil/', 'visitor')).toBe('/anmelden?weiter=%2Fprofil%2F');
  });

  it('brings the query back too', () => {
    expect(visit('/ansehen/karte?tag=3', 'visitor')).toBe(
      '/anmelden?weiter=%2Fansehen%2Fkarte%3Ftag%3D3',
    );
  });
});

describe('guest-only routes', () => {
  it.each(['/anmelden', '/Registrieren', '/Ausgeloggt'])(
    'shows %s to visitors and guests and sends registered people to the planner [RO-2]',
    (path) => {
      expect(visit(path, 'visitor')).toBeNull();
      expect(visit(path, 'guest')).toBeNull();
      expect(visit(path, 'registered')).toBe('/planen');
    },
  );

  it('sends registered people to where they wanted to go', () => {
    expect(visit('/anmelden?weiter=%2FReisen%3Fx%3D1', 'registered')).toBe('/Reisen?x=1');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '\u0000//evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/api/auth/sign-out',
    '/anmelden?weiter=/anmelden',
  ])('does not follow %j', (target) => {
    expect(visit(`/anmelden?weiter=${encodeURIComponent(target)}`, 'registered')).toBe('/planen');
  });

  it.each(['/%2f%2fevil.example', '/%5Cevil.example', '/%09/evil.example'])(
    'follows %j only as a path of this site',
    (target) => {
      const answer = visit(`/anmelden?weiter=${encodeURIComponent(target)}`, 'registered') ?? '';
      expect(new URL(answer, 'http://here.invalid').host).toBe('here.invalid');
    },
  );

  it('keeps a new password, the end of a provider sign-in and the change of account open for registered people', () => {
    expect(visit('/anmelden?modus=neues-passwort&token=x', 'registered')).toBeNull();
    expect(visit('/anmelden?modus=fertig', 'registered')).toBeNull();
    expect(visit('/anmelden?modus=wechseln&token=x', 'registered')).toBeNull();
    expect(visit('/anmelden?modus=link', 'registered')).toBe('/planen');
  });
});

describe('the mobile app', () => {
  it('starts at signing in, or in the planner for those who are signed in [RT-2]', () => {
    expect(visit('/', 'visitor', true)).toBe('/anmelden');
    expect(visit('/', 'guest', true)).toBe('/planen');
    expect(visit('/', 'registered', true)).toBe('/planen');
  });

  it('leaves every other page as it is, and the landing page on the web', () => {
    expect(visit('/routen', 'visitor', true)).toBeNull();
    expect(visit('/', 'visitor')).toBeNull();
  });
});
