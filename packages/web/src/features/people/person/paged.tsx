import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePersonTexts } from './texts.ts';
import type { Pages } from './use-pages.ts';

interface PagedProps<T> {
  readonly pages: Pages<T>;
  readonly empty: string;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A list with its states: loading, empty, failed, and more to come. */
export function Paged<T>({ pages, empty, children }: PagedProps<T>) {
  const texts = usePersonTexts();
  const { items, hasMore, hasFailed, isBusy, loadMore } = pages;
  return (
    <>
      {items === undefined && !hasFailed && <Skeleton shape="block" />}
      {items?.length === 0 && <p>{empty}</p>}
      {items !== undefined && items.length > 0 && children(items)}
      {hasFailed && <FailedNotice onRetry={loadMore}>{texts.listFailed}</FailedNotice>}
      {hasMore && !hasFailed && (
        <div>
          <Button variant="outlined" busy={isBusy} onClick={loadMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}
