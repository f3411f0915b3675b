import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, isEmail } from './credentials.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isTrivialPassword } from './trivial-password.ts';

describe('an e-mail address', () => {
  it.each([
    'a@b.de',
    'vorname.nachname@sub.example.museum',
    'user+tag@example.co.uk',
    '"mit leerzeichen"@example.de',
    'jürgen@example.de',
    'a@[192.168.0.1]',
    `a@b.${'x'.repeat(24)}`,
  ])('may be %s [VA-7]', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    '@',
    'a@',
    '@b.de',
    'a@b',
    'a@b.c',
    `a@b.${'x'.repeat(25)}`,
    'a@b.d3',
    'a b@c.de',
    'a@b@c.de',
    '.a@b.de',
    'a.@b.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b-.de',
    'a@.de',
    'a@[256.1.1.1]',
    'a@[1.2.3]',
    'a@b.de ',
    `${'a'.repeat(250)}@b.de`,
  ])('may not be %j [VA-7]', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is never refused for the letters of its local part or the depth of its domain [VA-7]', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,10}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.stringMatching(/^[a-z]{2,24}$/),
        (local, domain, top) => isEmail(`${local.join('.')}@${domain.join('.')}.${top}`),
      ),
    );
  });

  it('is decided on at once, whatever is sent', () => {
    // A rule that tries all ways to split these would not come to an end.
    expect(isEmail(`${'a.'.repeat(2_000_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});

describe('a password', () => {
  const character = fc.constantFrom('a', 'Z', '7', 'ß', ' ', '\u0000', '語', '🚐');

  it.each([
    ['12345', 'password-too-short'],
    ['🚐🚐🚐🚐🚐', 'password-too-short'],
    ['x'.repeat(129), 'password-too-long'],
  ])('%s is refused: %s [VA-12]', (password, error) => {
    expect(checkPassword(password, nothing)).toEqual({ ok: false, error });
  });

  it('is refused when everybody tries it first, in whatever letters [VA-12]', () => {
    const refused = { ok: false, error: 'password-too-common' };
    expect(checkPassword('PassWort', isCommon)).toEqual(refused);
    expect(checkPassword('passwort', isCommon)).toEqual(refused);
    expect(checkPassword('Passwort!', isCommon)).toMatchObject({ ok: true });
  });

  it('has no rules of composition: every text of 6 to 128 characters will do [VA-12]', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 6, maxLength: 128 }), (password) => {
        expect(checkPassword(password, nothing)).toEqual({ ok: true, value: password });
      }),
    );
  });
});

describe('a trivial password', () => {
  it.each([
    'aaaaaa',
    'ABABAB',
    'xyzxyz',
    '123456',
    '654321',
    'qwertz',
    'QWERTYUIOP',
    'lkjhgf',
    'abc123',
    '123321',
    '1qay2wsx',
  ])('is %s', (password) => {
    expect(isTrivialPassword(password)).toBe(true);
  });

  it.each(['', 'a1b2c3d4', 'Wolke sieben', 'abcdef!', 'hund und katze'])(
    'is not %j',
    (password) => {
      expect(isTrivialPassword(password)).toBe(false);
    },
  );

  it('is any piece of up to three characters, repeated', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 3 }),
        fc.integer({ min: 2, max: 40 }),
        (piece, times) => isTrivialPassword(piece.repeat(times)),
      ),
    );
  });
});

it.each(['Passwort123', 'SOMMER', 'asdfghjkl', 'aaaaaaaa'])('knows %s as common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it('takes no sentence for a common password', () => {
  expect(isCommonPassword('kurvige Küste')).toBe(false);
});

function nothing(): boolean {
  return false;
}

function isCommon(password: string): boolean {
  return password === 'passwort';
}
