import type { PostSummary } from '@fahrtwind/contract';
import { useEffect, useState, type MouseEvent } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedNotice } from '../../ui/failed-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PostRow } from './post-row.tsx';
import styles from './post-rows.module.css';
import { usePostTexts } from './texts.ts';
import type { PostList } from './use-post-list.ts';

interface PostRowsProps {
  readonly posts: readonly PostSummary[];
  readonly label?: string | undefined;
  readonly level?: 2 | 3;
  /** Which posts are pointed at, here or on a map. */
  readonly isLit?: ((post: PostSummary) => boolean) | undefined;
  readonly onPointAt?: ((postId: string | null) => void) | undefined;
}

/** Posts below each other. */
export function PostRows({ posts, label, level = 2, isLit, onPointAt }: PostRowsProps) {
  const texts = usePostTexts();
  const [now] = useState(() => Date.now());
  return (
    <ul className={styles.rows} aria-label={label ?? texts.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow
            post={post}
            now={now}
            level={level}
            isLit={isLit?.(post) ?? false}
            onPointAt={onPointAt}
          />
        </li>
      ))}
    </ul>
  );
}

interface MorePostsProps {
  readonly list: PostList;
  /** The address of the page that begins after a cursor, for browsers without scripts. */
  readonly addressAfter: (after: string) => string;
}

/** A link to further posts. With scripts they are added below, and the focus goes to the first new one. */
export function MorePosts({ list, addressAfter }: MorePostsProps) {
  const texts = usePostTexts();
  const [told, setTold] = useState('');
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const { state, isBusy, hasMoreFailed } = list;
  const next = state.status === 'ready' ? state.next : null;

  async function add(): Promise<void> {
    setTold(texts.loadingMore);
    const fresh = await list.loadMore();
    setTold(fresh.length > 0 ? texts.loaded(fresh.length) : '');
    setFirstNew(fresh[0]?.id ?? null);
  }

  // The link moves down, so the focus goes to the first post that is new, when it is there.
  useEffect(() => {
    if (firstNew !== null) focusPost(firstNew);
  }, [firstNew]);

  /** Stays on the page, unless the link is opened elsewhere. */
  function press(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void add();
  }

  return (
    <>
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
      {hasMoreFailed && <Notice kind="negative">{texts.moreFailed}</Notice>}
      {next !== null && (
        <ButtonLink
          to={addressAfter(next)}
          variant="outlined"
          className={styles.more}
          rel="nofollow"
          aria-busy={isBusy || undefined}
          onClick={press}
        >
          {texts.more}
        </ButtonLink>
      )}
    </>
  );
}

export function focusPost(id: string): void {
  document.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`)?.focus();
}

export function PostsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = usePostTexts();
  return (
    <FailedNotice title={texts.failedTitle} onRetry={onRetry}>
      {texts.failedText}
    </FailedNotice>
  );
}

const PLACES = [0, 1, 2, 3, 4, 5];

/** Placeholders of the size of rows. */
export function PostRowsSkeleton() {
  const texts = usePostTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <ul className={styles.rows} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className={styles.placeholder}>
            <Skeleton className={styles.short} />
            <Skeleton className={styles.title} />
            <Skeleton />
            <Skeleton className={styles.short} />
          </li>
        ))}
      </ul>
    </div>
  );
}
