import { makeId } from '../../../parts/make-id.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

const OPEN_TAB = 'draft-tab ';
let store: DraftStore | null = null;

/** The drafts of this tab. A tab is known to be open by a lock that it holds, which the browser takes from closed ones. */
export function browserDrafts(): DraftStore {
  store ??= createBrowserDrafts();
  return store;
}

function createBrowserDrafts(): DraftStore {
  const tab = makeId();
  // Over plain HTTP there are no locks; then every draft of another tab is offered, and none is ever written over.
  const locks = 'locks' in navigator ? navigator.locks : null;
  let isHeld = false;
  return createDraftStore({
    storage: localStorage,
    names: () => Object.keys(localStorage),
    tab,
    newName: makeId,
    now: () => Date.now(),
    stayOpen: () => {
      if (isHeld || !locks) return;
      isHeld = true;
      void locks.request(OPEN_TAB + tab, () => new Promise(() => undefined));
    },
    openTabs: async () => {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.flatMap(({ name = '' }) =>
        name.startsWith(OPEN_TAB) ? [name.slice(OPEN_TAB.length)] : [],
      );
    },
    alone: async (task) => (locks ? locks.request('draft-take', task) : task()),
  });
}
