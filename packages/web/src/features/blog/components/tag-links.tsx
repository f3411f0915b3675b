import { PATHS } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { useBlogTexts } from '../texts.ts';
import styles from './tag-links.module.css';
import type { Tag } from '../state/tags.ts';

interface TagLinksProps {
  readonly tags: readonly Tag[];
  /** What the list is called by screen readers. */
  readonly label: string;
  /** In the list of articles: the tag by which it is narrowed, and the way back to all. */
  readonly filter?: { readonly active: Tag | null };
}

/** Tags as links to the articles that have them. */
export function TagLinks({ tags, label, filter }: TagLinksProps) {
  const blog = useBlogTexts();
  return (
    <nav aria-label={label}>
      <ul className={styles.tags}>
        {filter && (
          <li>
            <Link
              className={styles.tag}
              to={PATHS.blog}
              aria-current={filter.active === null ? 'true' : undefined}
            >
              {blog.allTags}
            </Link>
          </li>
        )}
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              className={styles.tag}
              to={`${PATHS.blog}?thema=${tag}`}
              aria-current={filter?.active === tag ? 'true' : undefined}
            >
              {blog.tag[tag]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
