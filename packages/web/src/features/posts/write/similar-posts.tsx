import type { PostSummary } from '@fahrtwind/contract';
import { postPath } from '@fahrtwind/domain';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useLast, useQuery } from '../../../parts/server-state/use-query.ts';
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

/** A help that may be missing; who writes is not interrupted for it. */
function useSimilar(title: string): readonly PostSummary[] {
  const query =
    title.length < SHORTEST_TITLE ? null : endpoint('findSimilarPosts', { query: { title } });
  const last = useLast(useQuery(query, { pauseMs: WAIT_MS }).loaded);
  return query && last ? last.posts : [];
}
