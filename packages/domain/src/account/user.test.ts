import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from './notification.ts';
import { fallbackUser, publicUser, readUser, userFromAccount, type Account } from './user.ts';

const account: Account = {
  uid: 'u1',
  email: 'mia@example.de',
  emailVerified: true,
  displayName: 'Mia',
  photoURL: '',
  isAnonymous: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: '2026-02-01T00:00:00.000Z',
};

const FIELDS = [
  'allowedNotifications',
  'createdAt',
  'darkMode',
  'displayName',
  'email',
  'followerIds',
  'followingIds',
  'highlightIds',
  'isAnonymous',
  'lastLogin',
  'name',
  'notifications',
  'originLocation',
  'photoURL',
  'sendEmailNotification',
  'shareData',
  'uid',
];

describe('a user record', () => {
  it('has the fields of the specification, no more and no fewer [US-1]', () => {
    expect(Object.keys(userFromAccount(account)).sort()).toEqual(FIELDS);
    expect(Object.keys(readUser('u1', {})).sort()).toEqual(FIELDS);
  });

  it('is built from the account [AU-3]', () => {
    expect(userFromAccount(account)).toMatchObject({
      uid: 'u1',
      name: 'Mia',
      displayName: 'Mia',
      email: 'mia@example.de',
      isAnonymous: false,
      createdAt: account.createdAt,
      lastLogin: account.lastLogin,
    });
  });

  it.each(['', '   '])(
    'is called Anonym when the account has the name %j [US-2]',
    (displayName) => {
      expect(userFromAccount({ ...account, displayName }).name).toBe('Anonym');
    },
  );

  it('shares nothing and is light unless the browser was dark before [US-3] [AU-6]', () => {
    expect(userFromAccount(account)).toMatchObject({ shareData: false, darkMode: false });
    expect(userFromAccount(account, true).darkMode).toBe(true);
  });

  it('wants mails when the field is missing [US-4]', () => {
    expect(readUser('u1', { name: 'Mia' }).sendEmailNotification).toBe(true);
    expect(readUser('u1', { sendEmailNotification: false }).sendEmailNotification).toBe(false);
  });

  it('starts with empty lists and every kind of notification allowed [US-5]', () => {
    expect(userFromAccount(account)).toMatchObject({
      highlightIds: [],
      notifications: [],
      followerIds: [],
      followingIds: [],
      allowedNotifications: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true])),
    });
  });

  it('of a guest is the synthetic guest user, without an address [AU-2]', () => {
    const guest = { ...account, isAnonymous: true, displayName: '', email: 'made-up@placeholder' };
    expect(userFromAccount(guest)).toMatchObject({ name: 'Anonym', email: '', isAnonymous: true });
  });

  it('falls back to Anonym for an id of which nothing is stored [ER-6]', () => {
    expect(publicUser(fallbackUser('gone'))).toEqual({ uid: 'gone', name: 'Anonym', photoURL: '' });
  });

  it.each(['rita@example.org', ' rita@example.org ', ' '])(
    'is called Anonym by others instead of „%s“',
    (name) => {
      expect(publicUser({ uid: 'u1', name, photoURL: 'p' })).toEqual({
        uid: 'u1',
        name: 'Anonym',
        photoURL: 'p',
      });
    },
  );

  it('has neither name nor picture for others while it is hidden', () => {
    const rita = { uid: 'u1', name: 'Rita', photoURL: 'p' };
    expect(publicUser(rita)).toEqual(rita);
    expect(publicUser(rita, true)).toEqual({ uid: 'u1', name: 'Anonym', photoURL: '' });
  });

  it('allows kinds of notifications that are newer than the record', () => {
    const { allowedNotifications } = readUser('u1', { allowedNotifications: { liked: false } });
    expect(allowedNotifications).toMatchObject({ liked: false, invited: true });
  });

  it('is read back as it was stored', () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.stringMatching(/^\S.{0,20}\S$/),
          darkMode: fc.boolean(),
          shareData: fc.boolean(),
          sendEmailNotification: fc.boolean(),
          highlightIds: fc.array(fc.string()),
          followingIds: fc.array(fc.string()),
        }),
        (changes) => {
          const user = { ...userFromAccount(account), ...changes };
          expect(readUser('u1', JSON.parse(JSON.stringify(user)))).toEqual(user);
        },
      ),
    );
  });

  it('is whole again whatever has become of its stored fields', () => {
    const broken = fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue());
    fc.assert(
      fc.property(broken, (stored) => {
        const user = readUser('u1', stored);
        expect(typesOf(user)).toEqual(typesOf(fallbackUser('u1')));
        expect(user.uid).toBe('u1');
        expect(user.name).not.toBe('');
      }),
    );
  });

  it('keeps fields that this version does not know', () => {
    expect(readUser('u1', { hasProPass: true })).toMatchObject({ hasProPass: true });
  });
});

function typesOf(user: object): readonly string[] {
  return FIELDS.map((field) => typeof Reflect.get(user, field));
}
