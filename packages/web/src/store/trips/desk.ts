import { isSignedIn } from '../session/session-state.ts';
import { createHistories, type Histories } from './histories.ts';
import { createSaveIndicator } from './save-indicator.ts';
import { createSender, type Sender, type SenderParts } from './sender.ts';
import { createListLoader } from './list-loader.ts';
import { deletedList } from './trip-list.ts';
import { createTripFetcher, type TripFetcher } from './trip-fetcher.ts';
import { createTripOpener, type TripOpener } from './trip-opener.ts';
import { isUnsent } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';
import { createTripsView, type TripsView } from './trips-view.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

/** The pieces that work on the trips of this tab, connected with each other. */
export interface Desk {
  readonly view: TripsView;
  readonly bench: Workbench;
  readonly histories: Histories;
  readonly fetcher: TripFetcher;
  readonly opener: TripOpener;
  readonly load: () => Promise<void>;
  readonly sender: Sender;
  /** Trips whose last edits the server has refused; said until the next edit. */
  readonly refused: Set<string>;
  /** The revisions that the server has told of and that are not here yet. */
  readonly heard: Map<string, number>;
  /** Brings what has changed to the screen, and says how safe it is. */
  readonly show: () => void;
}

export function createDesk(parts: TripsParts): Desk {
  const { channel, clock } = parts;
  const histories = createHistories(parts);
  const bench = createWorkbench({
    ...parts,
    onShow: () => desk.show(),
    onMerged: histories.rebase,
    onWritten(id, record) {
      channel.post({ kind: 'record', id });
      if (record && isUnsent(record)) desk.sender.soon();
      if (!record) histories.clear(id);
    },
  });
  const indicator = createSaveIndicator(clock, () => view.refresh());
  const view = createTripsView({ bench, histories, saveState: indicator.get });
  const refused = new Set<string>();
  const opener = createTripOpener({ ...parts, bench, histories, view, fetcher: () => fetcher });
  const fetcher = createTripFetcher({
    ...parts,
    bench,
    uid: () => view.facts().uid,
    onMissing(id) {
      const { runtime, publicTrip } = view.facts();
      if (!publicTrip && runtime.currentTripId === id) opener.close('missing');
    },
  });
  const desk: Desk = {
    view,
    bench,
    histories,
    opener,
    fetcher,
    load: createListLoader({ ...parts, bench, view, fetcher }),
    refused,
    heard: new Map(),
    sender: createSender({ ...parts, ...senderSurroundings(parts, () => desk) }),
    show() {
      const { runtime, publicTrip, needsSignIn, othersUnsent } = view.facts();
      const id = publicTrip ? null : runtime.currentTripId;
      const unsent = bench.unsentIds();
      parts.noteUnsent(unsent.length + othersUnsent);
      indicator.update({
        tripId: id !== null && bench.get(id) ? id : null,
        isUnsent: id !== null && unsent.includes(id),
        isWaiting: desk.sender.isWaiting() || needsSignIn,
        isRefused: id !== null && refused.has(id),
        isFull: parts.shelf.isFull(),
      });
      view.refresh();
    },
  };
  return desk;
}

type SenderSurroundings = Pick<
  SenderParts,
  | 'uid'
  | 'due'
  | 'update'
  | 'onRefused'
  | 'onNotRestored'
  | 'onDeleted'
  | 'onSignedOut'
  | 'onAnswer'
  | 'onLink'
>;

function senderSurroundings(parts: TripsParts, desk: () => Desk): SenderSurroundings {
  const { session, log, report } = parts;

  /** Asks who this is; when it is nobody any more, the edits stay here until somebody signs in. */
  async function askSession(): Promise<void> {
    const state = await session.reload();
    if (isSignedIn(state)) desk().sender.soon();
    else desk().view.learn({ needsSignIn: true });
    desk().show();
  }

  return {
    uid: () => desk().view.facts().uid,
    due() {
      const { bench } = desk();
      return bench.unsentIds().filter((id) => bench.get(id)?.seen.presence !== 'gone');
    },
    update: (id, change) => desk().bench.update(id, change),
    onRefused(id, code) {
      const { refused, bench, view, opener, load, show } = desk();
      report('trip-not-saved', code);
      if (bench.get(id)) refused.add(id);
      else if (view.facts().runtime.currentTripId === id) opener.close();
      show();
      void load();
    },
    onNotRestored: (_id, code) => report('trip-not-restored', code),
    onDeleted() {
      // As it was shown until now, until the server's own list is here.
      const { view, bench } = desk();
      view.learn({ deleted: deletedList(view.facts().deleted, bench.all()) });
    },
    onSignedOut() {
      askSession().catch((cause: unknown) => log('Session not loaded again', cause));
    },
    onAnswer(id) {
      const { bench, heard, load, fetcher } = desk();
      const copy = bench.get(id);
      if (!copy) void load();
      else if ((heard.get(id) ?? 0) > (copy.seen.base?.revision ?? 0)) void fetcher.refresh(id);
      else heard.delete(id);
    },
    onLink: () => desk().show(),
  };
}
