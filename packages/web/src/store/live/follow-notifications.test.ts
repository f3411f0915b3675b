import { expect, it } from 'vitest';
import { createEmitter } from '../../ui/observable.ts';
import { createFakeClock, registered } from '../session/session-fakes.ts';
import { followNotifications } from './follow-notifications.ts';
import type { ReceivedEvent } from './live-stream.ts';

it('loads the session once for several new notifications, and after a lost connection', async () => {
  const { clock, advance } = createFakeClock();
  const live = { events: createEmitter<ReceivedEvent>(), opened: createEmitter() };
  let loads = 0;
  const reload = () => {
    loads += 1;
    return Promise.resolve(registered('mara'));
  };
  const end = followNotifications({ session: { reload }, live, clock, log: () => undefined });
  live.opened.emit();
  await advance(5000);
  expect(loads).toBe(0);
  for (const isFromOtherTab of [false, true, false])
    live.events.emit({ event: { kind: 'notification' }, isFromOtherTab });
  live.events.emit({ event: { kind: 'companions', id: 'reise' }, isFromOtherTab: false });
  await advance(1000);
  expect(loads).toBe(1);
  live.opened.emit();
  await advance(1000);
  expect(loads).toBe(2);
  live.events.emit({ event: { kind: 'notification' }, isFromOtherTab: false });
  end();
  await advance(5000);
  expect(loads).toBe(2);
});
