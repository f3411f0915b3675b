import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MODERATED_KINDS } from '../community/moderation.ts';
import { PATHS } from '../paths.ts';
import type { AddressQuery } from './address-query.ts';
import { answerElementId, answerPath, readAnswerHash } from './answer-address.ts';
import { decodeAddress } from '../text/decode-address.ts';
import { moderationPath, readModeration } from './moderation-address.ts';
import { PEOPLE_LISTS, profilePath, readProfile } from './profile-address.ts';
import { confirmReportPath, readReportHash } from './report-address.ts';
import {
  emailConfirmedPath,
  mailsArrivePath,
  readEmailConfirmed,
  readMailsArrive,
  readSignIn,
  returningPath,
  SIGN_IN_MODES,
  signInPath,
} from './sign-in-address.ts';
import { SCHEDULE_TABS } from '../trip/runtime-state.ts';
import {
  ASSISTANT_PATH,
  invitationPath,
  PLANNER_DIALOGS,
  type PlannerDialog,
  plannerDayPath,
  plannerDialogPath,
  readPlannerDay,
  readsPlannerDialog,
  invitationToken,
  openTripPath,
  plannerTabPath,
  readInvitation,
  readOpenTrip,
  readPlannerTab,
  readsAssistant,
} from './trip-address.ts';

/** As a browser reads an address. */
function open(address: string): { path: string; query: AddressQuery; hash: string } {
  const [, path = '', search = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const fields = new Map(
    search.split('&').map((field) => {
      const [name = '', value = ''] = field.split('=', 2);
      return [name, decodeAddress(value.replaceAll('+', ' ')) ?? ''];
    }),
  );
  const query = { get: (name: string) => fields.get(name) ?? null, has: fields.has.bind(fields) };
  return { path, query, hash };
}

const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const mailedToken = fc.stringMatching(/^[\w-]{20,100}$/);
const POST = { kind: 'frage', slug: 'wohin-im-mai', shortId: '23456789ab' } as const;

const holds = <Args extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Args]: fc.Arbitrary<Args[Index]> },
  check: (...args: Args) => void,
) => fc.assert(fc.property(...arbitraries, check));

it('reads the answer that was written, and names its element alike', () => {
  holds([anyText], (id) => {
    const { path, hash } = open(answerPath(POST, id));
    expect([path, readAnswerHash(hash)]).toEqual(['/frage/wohin-im-mai-23456789ab', id]);
    expect(decodeAddress(hash)).toBe(`#${answerElementId(id)}`);
  });
});

it.each(['', '#', '#100%', '#antwort-', '#antwort-%ff', '#kommentare'])(
  'finds no answer in %s',
  (hash) => {
    expect(readAnswerHash(hash)).toBeNull();
  },
);

it('reads the case that was written, the list, and neither', () => {
  const target = fc.record({ kind: fc.constantFrom(...MODERATED_KINDS), id: anyText });
  holds([target], (one) => {
    expect(readModeration(open(moderationPath(one)).query)).toEqual(one);
  });
  expect(readModeration(open(moderationPath()).query)).toBeNull();
  expect(readModeration(open(`${PATHS.forum}?moderation=unsinn`).query)).toBeNull();
  expect(readModeration(open(PATHS.forum).query)).toBeUndefined();
});

it('reads the token of a report that was written', () => {
  holds([mailedToken], (one) => {
    expect(readReportHash(open(confirmReportPath(one)).hash)).toBe(one);
  });
  expect(readReportHash('#meldung=kurz')).toBeNull();
});

it('reads the step of signing in that was written', () => {
  const optional = fc.option(anyText);
  holds(
    [fc.constantFrom(...SIGN_IN_MODES), optional, optional, optional],
    (mode, mailed, attempt, returnTo) => {
      const { path, query } = open(signInPath(mode, { token: mailed, attempt, returnTo }));
      expect(path).toBe(PATHS.signIn);
      expect(readSignIn(query)).toEqual({ mode, token: mailed, attempt, returnTo, error: null });
    },
  );
  expect(readSignIn(open(`${PATHS.signIn}?modus=unsinn`).query).mode).toBeNull();
});

it('reads where to return to, whatever else an address says', () => {
  holds([fc.constantFrom(...SIGN_IN_MODES), anyText], (mode, target) => {
    const { query } = open(returningPath(signInPath(mode), target));
    expect(readSignIn(query)).toMatchObject({ mode, returnTo: target });
    expect(readSignIn(open(returningPath(PATHS.register, target)).query).returnTo).toBe(target);
  });
});

it('reads that an address was confirmed, and that mails arrive', () => {
  for (const isSignedIn of [true, false])
    expect(readEmailConfirmed(open(emailConfirmedPath(isSignedIn)).query)).toBe(true);
  expect(readEmailConfirmed(open(PATHS.profile).query)).toBe(false);
  holds([anyText], (one) => {
    expect(readMailsArrive(open(mailsArrivePath(one)).query)).toBe(one);
  });
});

it('reads the profile and the list that were written', () => {
  const list = fc.option(fc.constantFrom(...PEOPLE_LISTS));
  holds([fc.option(anyText), list], (uid, one) => {
    expect(readProfile(open(profilePath(uid, one)).query)).toEqual({ uid, list: one });
  });
});

it('reads the dialog or the day of the planner', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  for (const dialog of Object.keys(PLANNER_DIALOGS) as PlannerDialog[]) {
    const { query } = open(plannerDialogPath(dialog));
    expect(readsPlannerDialog(query, dialog)).toBe(true);
    expect(readsPlannerDialog(open('/planen').query, dialog)).toBe(false);
  }
  expect(readPlannerDay(open(plannerDayPath(12)).query)).toBe(12);
  for (const path of ['/planen', '/planen?tag=0', '/planen?tag=x', '/planen?tag=1e9'])
    expect(readPlannerDay(open(path).query)).toBeNull();
});

it('reads the tab of the planner, and the assistant', () => {
  for (const tab of SCHEDULE_TABS) {
    const { query } = open(plannerTabPath(tab));
    expect([readPlannerTab(query), readsAssistant(query)]).toEqual([tab, false]);
  }
  expect(readPlannerTab(open('/planen?ansicht=x').query)).toBeNull();
  expect(readsAssistant(open(ASSISTANT_PATH).query)).toBe(true);
});

it('reads the trip or the invitation that was written', () => {
  holds([anyText, mailedToken], (id, invitation) => {
    expect(readOpenTrip(open(openTripPath(id)).query)).toBe(id);
    expect(readPlannerTab(open(openTripPath(id)).query)).toBeNull();
    expect(readInvitation(open(invitationPath(invitation)).query)).toBe(invitation);
    expect(invitationToken(invitationPath(invitation))).toBe(invitation);
  });
});

it.each([
  [invitationPath('x_1-y'), 'x_1-y'],
  ['/Planen?einladung=a', 'a'],
  ['/planen', null],
  ['/anmelden?einladung=a', null],
  [null, null],
])('reads the token of an invitation from %s', (path, token) => {
  expect(invitationToken(path)).toBe(token);
});

it.each([
  [answerPath(POST, 'a-1'), '/frage/wohin-im-mai-23456789ab#antwort-a-1'],
  [openTripPath('a&b'), '/planen?reise=a%26b'],
  [invitationPath('x_1-y'), '/planen?einladung=x_1-y'],
  [profilePath('a b'), '/Profil?uid=a%20b'],
  [profilePath(null, 'follower'), '/Profil?liste=follower'],
  [signInPath('mails', { token: 't' }), '/anmelden?modus=mails&token=t'],
  [returningPath(PATHS.signIn, '/planen?a=1'), '/anmelden?weiter=%2Fplanen%3Fa%3D1'],
])('writes %s as people have it in their mails', (path, expected) => {
  expect(path).toBe(expected);
});

it('decodes what is an escape and says null where it is none', () => {
  holds([anyText], (text) => {
    expect(decodeAddress(encodeURIComponent(text))).toBe(text);
  });
  expect(decodeAddress('100%')).toBeNull();
});
