/** Behind it stand thread and tab: every draft has a name of its own, so that no tab writes over that of another. */
const DRAFTS = 'private-drafts-1';
const KEPT_MS = 30 * 24 * 3_600_000;

/** A text that is written and not sent yet. */
export interface Draft {
  readonly key: string;
  readonly savedAt: number;
  readonly content: unknown;
}

export interface DraftStore {
  /** Keeps the draft of this tab, at once: the tab may be closed with the next click. */
  readonly save: (thread: string, content: unknown) => void;
  /** Removes the draft of this tab. */
  readonly drop: (thread: string) => void;
  /** The draft that this tab had when it was on the page last. */
  readonly own: (thread: string) => Draft | null;
  /** Drafts of tabs that are closed, the newest first. */
  readonly ofClosedTabs: (thread: string) => Promise<readonly Draft[]>;
  /**
   * Makes a draft this tab's own, and keeps what this tab had as one of a closed tab; false when another tab was faster
   * or it is no longer wanted.
   */
  readonly take: (thread: string, draft: Draft, isWanted?: () => boolean) => Promise<boolean>;
  readonly remove: (draft: Draft) => void;
}

export interface DraftSurroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly names: () => readonly string[];
  readonly tab: string;
  /** Never the same twice, in no tab. */
  readonly newName: () => string;
  readonly now: () => number;
  /** Shows other tabs that this one is open. */
  readonly stayOpen: () => void;
  readonly openTabs: () => Promise<readonly string[]>;
  /** Runs alone among all tabs. */
  readonly alone: <T>(task: () => T) => Promise<T>;
}

export function createDraftStore(surroundings: DraftSurroundings): DraftStore {
  const { storage, names, tab, newName, now, stayOpen, openTabs, alone } = surroundings;

  function write(thread: string, content: unknown): boolean {
    stayOpen();
    return put(draftKey(thread, tab), JSON.stringify({ savedAt: now(), content }));
  }

  function put(key: string, text: string): boolean {
    try {
      storage.setItem(key, text);
      return true;
    } catch (cause) {
      console.warn('Draft not kept', cause);
      return false;
    }
  }

  /** A name that belongs to no open tab, so that the draft is offered again. */
  function putAside(thread: string): boolean {
    const kept = storage.getItem(draftKey(thread, tab));
    return kept === null || put(draftKey(thread, newName()), kept);
  }

  function read(key: string): Draft | null {
    const draft = parse(key, storage.getItem(key));
    const isOver = draft === null || now() - draft.savedAt > KEPT_MS;
    if (!isOver) return draft;
    storage.removeItem(key);
    return null;
  }

  /** Looks at the drafts of all threads, and so removes those whose time is over. */
  function readAll(): readonly Draft[] {
    const keys = names().filter((key) => key.startsWith(`${DRAFTS} `));
    return keys.flatMap((key) => read(key) ?? []);
  }

  return {
    save: write,
    drop: (thread) => storage.removeItem(draftKey(thread, tab)),
    own: (thread) => {
      const key = draftKey(thread, tab);
      return storage.getItem(key) === null ? null : read(key);
    },
    async ofClosedTabs(thread) {
      const open = [tab, ...(await openTabs())];
      const openKeys = open.map((one) => draftKey(thread, one));
      return readAll()
        .filter(({ key }) => key.startsWith(draftKey(thread, '')) && !openKeys.includes(key))
        .toSorted((one, other) => other.savedAt - one.savedAt);
    },
    take: (thread, draft, isWanted = () => true) =>
      alone(() => {
        if (storage.getItem(draft.key) === null || !isWanted()) return false;
        if (!putAside(thread) || !write(thread, draft.content)) return false;
        storage.removeItem(draft.key);
        return true;
      }),
    remove: ({ key }) => storage.removeItem(key),
  };
}

function draftKey(thread: string, tab: string): string {
  return `${DRAFTS} ${thread} ${tab}`;
}

function parse(key: string, text: string | null): Draft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('savedAt' in stored)) return null;
    const content: unknown = 'content' in stored ? stored.content : null;
    return typeof stored.savedAt === 'number' ? { key, savedAt: stored.savedAt, content } : null;
  } catch (cause) {
    console.warn('Draft not readable', cause);
    return null;
  }
}
