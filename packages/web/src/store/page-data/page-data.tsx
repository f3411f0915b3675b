import type { Endpoints, Received } from '@fahrtwind/contract';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { requestOf, type Name, type Rest } from '../../api/client.ts';

/** What the API answers to the call that a page is about. The server puts it into the page. */
export interface PageData {
  /** The path of the call, by which the page knows that it is meant. */
  readonly path: string;
  /** Null for something that is not there. */
  readonly reply: unknown;
}

interface Holder {
  readonly data: readonly PageData[];
  isOver: boolean;
}

const PageDataContext = createContext<Holder>({ data: [], isOver: true });

interface PageDataProviderProps {
  readonly data: readonly PageData[];
  readonly children: ReactNode;
}

export function PageDataProvider({ data, children }: PageDataProviderProps) {
  const [holder] = useState<Holder>(() => ({ data, isOver: false }));
  return <PageDataContext value={holder}>{children}</PageDataContext>;
}

/**
 * The reply that came with the page; null when there is no such thing, undefined when the page has to ask itself: it was
 * reached within the app, or again.
 */
export function usePageData<N extends Name>(
  name: N,
  ...[input]: Rest<N>
): Received<Endpoints[N]['reply']> | null | undefined {
  const holder = useContext(PageDataContext);
  const path = pathOf(name, input);
  const meant = holder.isOver ? undefined : holder.data.find((one) => one.path === path);
  const isMeant = meant !== undefined;
  useEffect(() => {
    if (!isMeant) return undefined;
    return () => {
      // What came with the page may have changed until it is visited again.
      holder.isOver = true;
    };
  }, [holder, isMeant]);
  if (!meant) return undefined;
  // The server has validated the reply against the same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return meant.reply as Received<Endpoints[N]['reply']> | null;
}

function pathOf(name: Name, input?: Parameters<typeof requestOf>[1]): string {
  return requestOf(name, input).path;
}

/** The data in the page that the server has sent. */
export function readPageData(): readonly PageData[] {
  const written = document.getElementById('page-data')?.textContent;
  return written ? JSON.parse(written) : [];
}
