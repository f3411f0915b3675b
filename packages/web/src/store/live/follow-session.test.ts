import type { SessionState } from '@fahrtwind/contract';
import { expect, it } from 'vitest';
import { createObservable } from '../../ui/observable.ts';
import { guest, registered, visitor } from '../session/session-fakes.ts';
import { followSession } from './follow-session.ts';

it('is open for who is signed in, anew for another user, and not at all for visitors', () => {
  const session = createObservable<SessionState>(visitor);
  const asked: string[] = [];
  const stream = { start: () => void asked.push('start'), stop: () => void asked.push('stop') };
  const end = followSession(session, stream);
  expect(asked).toEqual([]);
  session.set(guest('g1'));
  session.set({ ...guest('g1'), unseen: 3 });
  expect(asked).toEqual(['stop', 'start']);
  session.set(registered('mara'));
  expect(asked).toEqual(['stop', 'start', 'stop', 'start']);
  session.set(visitor);
  end();
  session.set(registered('mara'));
  expect(asked.slice(4)).toEqual(['stop', 'stop']);
});
