import type { PostSummary } from '@fahrtwind/contract';
import { postPath } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import styles from './post-form.module.css';
import { useWriteTexts } from './texts.ts';

const WAIT_MS = 400;
const SHORTEST_TITLE = 8;

/** Posts with a similar title: perhaps the question has its answer already. They open beside the form. */
export function SimilarPosts({ title }: { readonly title: string }) {
  const texts = useWriteTexts();
  const { answers } = usePostTexts();
  const posts = useSimilar(title.trim());
  return (
    <div aria-live="polite">
      {posts.length > 0 && (
        <section className={styles.similar} aria-label={texts.similar}>
          <p>{texts.similar}</p>
          <ul>
            {posts.map((post) => (
              <li key={post.id}>
                <ExternalLink href={postPath(post)}>{post.title}</ExternalLink>
                <small> {answers(post.answerCount)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function useSimilar(title: string): readonly PostSummary[] {
  const [posts, setPosts] = useState<readonly PostSummary[]>([]);
  useEffect(() => {
    const end = new AbortController();
    const timer = setTimeout(() => {
      if (title.length < SHORTEST_TITLE) {
        setPosts([]);
        return;
      }
      call('findSimilarPosts', { query: { title }, signal: end.signal }).then(
        (reply) => setPosts(reply.posts),
        // A help that is not there; who writes is not interrupted for it.
        (cause: unknown) => end.signal.aborted || console.warn('No similar posts', cause),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [title]);
  return posts;
}
