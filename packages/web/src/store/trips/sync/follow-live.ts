import type { Environment } from '../../environment.ts';
import type { LiveEvent, PeopleEvent, TripEvent } from '../../live/live-events.ts';
import type { LiveStream } from '../../live/live-stream.ts';
import type { Emitter } from '../../../ui/observable.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import type { ListLoader } from './list-loader.ts';
import type { Sender } from './sender.ts';
import type { TripFetcher } from './trip-fetcher.ts';

/** The tab that holds the stream fetches a changed trip. The others fetch it later, in case that tab is gone. */
const OTHER_TABS_MS = 2000;

interface FollowLiveParts extends Pick<Environment, 'clock'> {
  readonly live: Pick<LiveStream, 'events' | 'opened'>;
  readonly cache: RecordCache;
  readonly fetcher: TripFetcher;
  readonly lists: ListLoader;
  readonly sender: Sender;
  readonly state: Pick<TabStateStore, 'get'>;
  /** Tells of edits of other people. */
  readonly people: Pick<Emitter<PeopleEvent>, 'emit'>;
}

/** Fetches what other devices have changed. Ends with the returned function. */
export function followLive(parts: FollowLiveParts): () => void {
  const { clock, live, cache, fetcher, lists, sender, state, people } = parts;
  /** What the server has announced while a save of the same trip was on its way. */
  const announced = new Map<string, TripEvent>();

  async function refresh({ id, by }: TripEvent): Promise<void> {
    const before = cache.get(id)?.record.base?.trip;
    await fetcher.refresh(id);
    const after = cache.get(id)?.record.base?.trip;
    if (before && after && before !== after && by !== undefined && by !== state.get().uid)
      people.emit({ kind: 'edited', id, uid: by, before, after });
  }

  function receiveTrip(event: TripEvent): void {
    const { id, revision, isDeleted } = event;
    const record = cache.get(id)?.record;
    // A trip that is not on this device is only in the list.
    if (!record?.base) {
      lists.loadSoon();
      return;
    }
    if (!isDeleted && revision <= record.base.revision) return;
    announced.set(id, event);
    // Most likely it is this tab's own save. If it is not, the answer to the save tells.
    if (record.sending && !isDeleted) return;
    void refresh(event);
    if (isDeleted) lists.loadSoon();
  }

  function receive(event: LiveEvent): void {
    if (event.kind === 'trip') receiveTrip(event);
    if (event.kind !== 'companions') return;
    // The user's role may have changed.
    lists.loadSoon();
    if (cache.get(event.id)?.record.base) void fetcher.refresh(event.id);
  }

  function checkAnswered(id: string): void {
    const copy = cache.get(id);
    const event = announced.get(id);
    if (!copy) void lists.load();
    else if (event && event.revision > (copy.record.base?.revision ?? 0)) void refresh(event);
    else announced.delete(id);
  }

  const ends = [
    live.opened.subscribe(() => {
      lists.catchUp();
      if (sender.isWaiting.get()) void sender.now();
    }),
    live.events.subscribe(({ event, isFromOtherTab }) => {
      if (!isFromOtherTab || event.kind !== 'trip') receive(event);
      else clock.after(cache.get(event.id) ? OTHER_TABS_MS : 0, () => receive(event));
    }),
    sender.events.subscribe((event) => {
      if (event.kind === 'answered') checkAnswered(event.id);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
