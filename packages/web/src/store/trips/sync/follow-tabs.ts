import type { Environment } from '../../environment.ts';
import type { TabChannel } from '../../tab-channel.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import type { Histories } from '../storage/histories.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import type { SharedTrips } from '../storage/shared-trips.ts';
import type { Sender } from './sender.ts';

/** The tab that made an edit sends it. The others try later, in case that tab is gone. */
const OTHER_TABS_MS = 5000;

/** What a tab has written to the device. */
export type TripsMessage =
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'history'; readonly id: string | null }
  | { readonly kind: 'shared' };

interface FollowTabsParts extends Pick<Environment, 'log'> {
  readonly channel: TabChannel<TripsMessage>;
  readonly state: TabStateStore;
  readonly cache: RecordCache;
  readonly histories: Histories;
  readonly shared: SharedTrips;
  readonly sender: Sender;
}

/** Tells other tabs what this one has written, and reads what they have. Ends with the returned function. */
export function followTabs(parts: FollowTabsParts): () => void {
  const { channel, log, state, cache, histories, shared, sender } = parts;

  async function receive(message: TripsMessage): Promise<void> {
    if (message.kind === 'shared') await shared.read();
    else if (message.kind === 'history') {
      const { currentTripId } = state.get().runtime;
      if (currentTripId !== null) await histories.read(currentTripId);
    } else if (message.kind === 'record') {
      await cache.reread(message.id);
      if (cache.unsentIds().includes(message.id)) sender.soon(OTHER_TABS_MS);
    }
  }

  cache.written.subscribe(({ id }) => channel.post({ kind: 'record', id }));
  histories.written.subscribe((id) => channel.post({ kind: 'history', id }));
  shared.written.subscribe(() => channel.post({ kind: 'shared' }));
  return channel.listen((message) => {
    receive(message).catch((cause: unknown) => log('Other tab not followed', cause));
  });
}
