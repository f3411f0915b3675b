import { useEffect, useRef, useState } from 'react';
import { browserDrafts } from './browser-drafts.ts';
import type { Draft } from './draft-store.ts';

export interface OfferedDraft<T> {
  readonly draft: Draft;
  readonly content: T;
}

interface DraftOptions<T> {
  /** What it is written for: `answer {postId}`, `new` … */
  readonly thread: string;
  /** What the form begins with, and begins with again after it was sent. */
  readonly begin: () => T;
  /** Reads what was kept; null for what this form cannot take. */
  readonly read: (content: unknown) => T | null;
  /** Not worth keeping. */
  readonly isEmpty: (content: T) => boolean;
}

export interface DraftState<T> {
  readonly content: T;
  readonly change: (content: T) => void;
  /** When what is shown was written before, else null. */
  readonly restoredAt: number | null;
  /** Drafts of tabs that are closed. */
  readonly offered: readonly OfferedDraft<T>[];
  readonly take: (offered: OfferedDraft<T>) => void;
  readonly remove: (offered: OfferedDraft<T>) => void;
  /** Empties the form and forgets the draft: it was sent, or is not wanted. */
  readonly clear: () => void;
  /** Changes when the content was put in from outside: the key of fields that keep their own state. */
  readonly round: number;
}

/** What is written in a form, kept as a draft of this tab. A single draft of a closed tab comes back by itself. */
export function useDraft<T>({ thread, begin, read, isEmpty }: DraftOptions<T>): DraftState<T> {
  const [shown, setShown] = useState(() => ({ content: begin(), restoredAt: none, round: 0 }));
  const [offered, setOffered] = useState<readonly OfferedDraft<T>[]>([]);
  const isTouched = useRef(false);
  const form = useRef({ read });

  useEffect(() => {
    let isHere = true;
    const drafts = browserDrafts();
    const put = (content: T, { savedAt }: Draft) => {
      if (isHere && !isTouched.current)
        setShown(({ round }) => ({ content, restoredAt: savedAt, round: round + 1 }));
    };
    async function find() {
      const own = drafts.own(thread);
      const ownContent = own && form.current.read(own.content);
      if (own && ownContent !== null) put(ownContent, own);
      const closed = await ofClosedTabs(thread, form.current.read);
      const [only, ...others] = closed;
      const isUntouched = () => isHere && !isTouched.current;
      const isTaken =
        only && others.length === 0 && !own
          ? await drafts.take(thread, only.draft, isUntouched)
          : false;
      if (only && isTaken) put(only.content, only.draft);
      else if (isHere) setOffered(closed);
    }
    void find();
    return () => {
      isHere = false;
    };
  }, [thread]);

  /** What was written here is offered from now on. */
  async function take({ draft, content }: OfferedDraft<T>) {
    isTouched.current = true;
    if (await browserDrafts().take(thread, draft))
      setShown(({ round }) => ({ content, restoredAt: draft.savedAt, round: round + 1 }));
    setOffered(await ofClosedTabs(thread, read));
  }

  return {
    ...shown,
    offered,
    change(content) {
      isTouched.current = true;
      setShown((before) => ({ ...before, content }));
      if (isEmpty(content)) browserDrafts().drop(thread);
      else browserDrafts().save(thread, content);
    },
    take: (one) => void take(one),
    remove({ draft }) {
      browserDrafts().remove(draft);
      setOffered(offered.filter((one) => one.draft !== draft));
    },
    clear() {
      isTouched.current = false;
      browserDrafts().drop(thread);
      const content = begin();
      setShown(({ round }) => ({ content, restoredAt: none, round: round + 1 }));
    },
  };
}

async function ofClosedTabs<T>(
  thread: string,
  read: (content: unknown) => T | null,
): Promise<readonly OfferedDraft<T>[]> {
  const drafts = await browserDrafts().ofClosedTabs(thread);
  return drafts.flatMap((draft) => {
    const content = read(draft.content);
    return content === null ? [] : [{ draft, content }];
  });
}

const none: number | null = null;
