import { articlePath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { formatLongDate } from '../../../format/date.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { SceneByName } from '../scene-by-name.tsx';
import { useContentTexts } from '../texts.ts';
import styles from './article-cards.module.css';
import type { Article } from './article-index.ts';

interface ArticleCardsProps {
  readonly articles: readonly Article[];
  readonly headingLevel: 'h2' | 'h3';
}

export function ArticleCards({ articles, headingLevel: Heading }: ArticleCardsProps) {
  const { blog } = useContentTexts();
  const language = useLanguage();
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li key={article.file} className={styles.card}>
          <div className={styles.scene}>
            <SceneByName name={article.scene} />
          </div>
          <Heading className={styles.title}>
            <Link to={articlePath(article)} className={styles.link} lang={article.language}>
              {article.title}
            </Link>
          </Heading>
          <p className={styles.text} lang={article.language}>
            {article.description}
          </p>
          <p className={styles.facts}>
            <time dateTime={article.date}>{formatLongDate(article.date, language)}</time> ·{' '}
            {blog.minutes(article.minutes)}
          </p>
        </li>
      ))}
    </ul>
  );
}
