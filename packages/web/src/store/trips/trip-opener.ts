import { isCopy, openTrip, type Trip } from '@fahrtwind/domain';
import { failureOf } from './failure.ts';
import type { Histories } from './histories.ts';
import type { TripFetcher } from './trip-fetcher.ts';
import { opened, roleOf } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';
import type { TripsView } from './trips-view.ts';
import type { Workbench } from './workbench.ts';

interface OpenerParts extends Pick<TripsParts, 'api' | 'shelf' | 'clock' | 'log'> {
  readonly bench: Workbench;
  readonly histories: Histories;
  readonly view: TripsView;
  readonly fetcher: () => TripFetcher;
}

export interface TripOpener {
  readonly open: (id: string) => Promise<Trip | null>;
  readonly resume: () => Promise<Trip | null>;
  /** Makes a trip current that is on this device, or will be in a moment. */
  readonly makeCurrent: (id: string) => Promise<void>;
  /** No trip is current any more; `missing` when there is none of that id. */
  readonly close: (status?: 'none' | 'missing') => void;
}

/** Decides which own trip is the current one. */
export function createTripOpener(parts: OpenerParts): TripOpener {
  const { api, shelf, clock, log, bench, histories, view, fetcher } = parts;

  function close(currentStatus: 'none' | 'missing' = 'none'): void {
    const { runtime } = view.facts();
    view.learn({ runtime: openTrip(runtime, null), publicTrip: null, currentStatus });
  }

  async function makeCurrent(id: string): Promise<void> {
    const copy = bench.get(id);
    view.learn({
      runtime: openTrip(view.facts().runtime, id, copy?.seen.isDemo ?? false),
      publicTrip: null,
      currentStatus: copy ? 'ready' : 'loading',
    });
    await histories.read(id);
    view.refresh();
    await shelf.remember('currentId', id);
  }

  async function noteOpened(id: string): Promise<void> {
    const now = clock.now();
    const record = await bench.update(id, (found) => found && opened(found, now));
    if (record?.base && roleOf(record) === 'owner')
      void api.markOpened(id).catch((cause: unknown) => log('Opening not noted', cause));
  }

  async function openFromServer(id: string): Promise<Trip | null> {
    const isStillWanted = (): boolean => view.facts().runtime.currentTripId === id;
    try {
      const record = await fetcher().bring(id);
      if (isStillWanted()) view.learn({ currentStatus: 'ready' });
      void noteOpened(id);
      return record?.trip ?? null;
    } catch (cause) {
      const { status } = failureOf(cause);
      if (isStillWanted() && status === 404) close('missing');
      else if (isStillWanted()) view.learn({ currentStatus: 'failed' });
      return null;
    }
  }

  async function refreshOpened(id: string): Promise<void> {
    // First on the device, which knows it even if the tab is gone before anybody has answered.
    await noteOpened(id);
    if (bench.get(id)?.seen.base) await fetcher().refresh(id);
  }

  async function open(id: string): Promise<Trip | null> {
    await makeCurrent(id);
    const here = bench.get(id);
    if (!here) return openFromServer(id);
    void refreshOpened(id);
    return here.trip;
  }

  return { open, makeCurrent, close, resume: () => resume({ shelf, bench, view, open }) };
}

type ResumeParts = Pick<OpenerParts, 'shelf' | 'bench' | 'view'> & Pick<TripOpener, 'open'>;

async function resume({ shelf, bench, view, open }: ResumeParts): Promise<Trip | null> {
  const { runtime, publicTrip } = view.facts();
  const openId = publicTrip ? null : runtime.currentTripId;
  const here = openId === null ? null : bench.get(openId);
  if (here) return here.trip;
  const last = openId ?? (await shelf.recall('currentId'));
  const { list, companionTrips } = view.get();
  const wanted = [last, ...[...list, ...companionTrips].map(({ id }) => id)];
  for (const id of new Set(wanted)) {
    if (id === null || isCopy({ id })) continue;
    const trip = await open(id);
    // One that is gone gives way to the next; one that cannot be had now is waited for.
    if (trip || view.get().currentStatus !== 'missing') return trip;
  }
  return null;
}
