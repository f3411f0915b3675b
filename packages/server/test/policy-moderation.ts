import type { Endpoints } from '@fahrtwind/contract';
import type { Role, SignedIn } from './policy-people.ts';
import { statuses, type Row } from './policy-row.ts';

type ModerationEndpoint = Extract<
  keyof Endpoints,
  | `${string}ModerationCase${'' | 's'}`
  | `${string}Report`
  | 'reportContent'
  | 'decideCase'
  | 'decideObjection'
  | 'listOwnDecisions'
  | 'objectToDecision'
>;

/** For moderators alone. */
const moderatorsOnly = (status: number): Readonly<Record<Role, number>> => ({
  ...statuses(401, 403, 403),
  moderator: status,
});
const registeredOnly = { ...statuses(401, 200, 200), guest: 403 };
const someDecision = 'made-up';

const person = ({ user }: SignedIn) => ({ kind: 'person', id: user.uid }) as const;

/** About the profile of the owner. */
export const moderationRows: Readonly<Record<ModerationEndpoint, Row>> = {
  reportContent: {
    call: (owner) => ({
      method: 'POST',
      url: '/api/reports',
      // Every call from an address of its own, because calls are counted by address.
      remoteAddress: `10.7.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
      payload: {
        target: person(owner),
        reason: 'other',
        email: `about-${owner.user.uid}@example.org`,
      },
    }),
    status: statuses(200, 200, 200),
  },
  confirmReport: {
    call: () => ({ method: 'POST', url: '/api/reports/confirm', payload: { token: 'made-up' } }),
    status: statuses(410, 410, 410),
  },
  listModerationCases: {
    call: () => ({ url: '/api/moderation/cases' }),
    status: moderatorsOnly(200),
  },
  getModerationCase: {
    call: ({ user }) => ({ url: `/api/moderation/cases/person/${user.uid}` }),
    status: moderatorsOnly(200),
  },
  decideCase: {
    call: (owner) => ({
      method: 'POST',
      url: '/api/moderation/decisions',
      payload: { target: person(owner), action: 'dismiss', reason: 'In Ordnung' },
    }),
    status: moderatorsOnly(200),
  },
  listOwnDecisions: { call: () => ({ url: '/api/moderation/own' }), status: registeredOnly },
  objectToDecision: {
    call: () => ({
      method: 'POST',
      url: `/api/moderation/decisions/${someDecision}/objection`,
      payload: { text: 'Das stimmt nicht' },
    }),
    status: { ...statuses(401, 404, 404), guest: 403 },
  },
  decideObjection: {
    call: () => ({
      method: 'POST',
      url: `/api/moderation/decisions/${someDecision}/objection/answer`,
      payload: { isGranted: true, reason: 'Stimmt' },
    }),
    status: moderatorsOnly(404),
  },
};
