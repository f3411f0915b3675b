import { fallbackUser } from '@fahrtwind/domain';
import type { SessionState } from '@fahrtwind/contract';
import { describe, expect, it } from 'vitest';
import { themeCookie } from '../../api/shown-theme.ts';
import { chooseTheme } from './theme.ts';

const visitor: SessionState = { state: 'visitor' };

function signedIn(darkMode: boolean): SessionState {
  const { user } = { user: { ...fallbackUser('u1'), darkMode } };
  return {
    state: 'registered',
    sessionId: 's1',
    expiresAt: '2030-01-01T00:00:00Z',
    emailVerified: true,
    signInMethods: ['credential'],
    isModerator: false,
    isAdmin: false,
    hasProPass: false,
    unseen: 0,
    user: {
      ...user,
      highlightIds: [],
      notifications: [],
      followerIds: [],
      followingIds: [],
    },
  };
}

describe('the theme', () => {
  it('comes from the user record, whatever the cookie says [AU-6]', () => {
    expect(chooseTheme(signedIn(true), 'dark_mode_on=false')).toBe('dark');
    expect(chooseTheme(signedIn(false), 'dark_mode_on=true')).toBe('light');
  });

  it('comes from the cookie dark_mode_on for visitors [CK-2]', () => {
    expect(chooseTheme(visitor, 'x=1; dark_mode_on=true')).toBe('dark');
    expect(chooseTheme(visitor, 'dark_mode_on=false')).toBe('light');
  });

  it('is left to the system without both', () => {
    expect(chooseTheme(visitor, 'x_dark_mode_on=true')).toBeNull();
  });

  it('keeps a visitor’s choice in the cookie', () => {
    expect(themeCookie('dark')).toMatch(/^dark_mode_on=true; path=\/; max-age=\d+; samesite=lax$/);
    expect(themeCookie('light')).toContain('dark_mode_on=false');
  });
});
