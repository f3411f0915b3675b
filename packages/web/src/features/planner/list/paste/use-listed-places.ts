import { useEffect, useState } from 'react';
import type { Location } from '@fahrtwind/domain';
import { useLanguage } from '../../../../ui/texts.tsx';
import {
  findListedPlaces,
  type FoundLine,
  type ListedPlace,
} from '../../../../parts/listed-places/find-listed-places.ts';
import { readList } from './read-list.ts';

export type ListSearch =
  | { readonly status: 'empty' | 'failed' }
  | { readonly status: 'looking'; readonly count: number }
  | { readonly status: 'found'; readonly lines: readonly FoundLine[] };

interface Answer {
  readonly text: string;
  readonly search: ListSearch;
}

/** Looks up the places of a list. */
export function useListedPlaces(text: string, near: Location | undefined): ListSearch {
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer | null>(null);
  // The list is looked up once, from where the journey went on when it was pasted.
  const [start] = useState(near);

  useEffect(() => {
    const listed = readList(text);
    if (listed.length === 0) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    void lookUp(listed, { language, start, signal }).then(
      (search) => signal.aborted || setAnswer({ text, search }),
    );
    return () => abort.abort();
  }, [text, language, start]);

  if (answer?.text === text) return answer.search;
  const count = readList(text).length;
  return count === 0 ? { status: 'empty' } : { status: 'looking', count };
}

async function lookUp(
  listed: readonly ListedPlace[],
  search: Parameters<typeof findListedPlaces>[1],
): Promise<ListSearch> {
  try {
    const lines = await findListedPlaces(listed, search);
    const isAnswered = lines.some(({ isSearched }) => isSearched);
    return isAnswered ? { status: 'found', lines } : { status: 'failed' };
  } catch (cause) {
    console.warn(cause);
    return { status: 'failed' };
  }
}
