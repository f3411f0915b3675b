import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import type { PostLink } from '../state/article-texts.ts';
import styles from './article-view.module.css';

interface RelatedPostsProps {
  readonly title: string;
  readonly posts: readonly PostLink[];
}

/** Links to posts of the editors: trips to take over, tips and questions. */
export function RelatedPosts({ title, posts }: RelatedPostsProps) {
  const isEnglish = useLanguage() === 'en';
  if (posts.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{title}</h2>
      <ul>
        {posts.map(({ path, title: german, englishTitle }) => {
          const words = isEnglish ? englishTitle : german;
          return (
            <li key={path}>
              <TextLink to={path} {...(words === null && { lang: 'de' })}>
                {words ?? german}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
