import { articlePath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { formatLongDate } from '../../../format/date.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { useBlogTexts } from '../texts.ts';
import styles from './article-cards.module.css';
import type { Article } from '../state/article-index.ts';

interface ArticleCardsProps {
  readonly articles: readonly Article[];
  readonly headingLevel: 'h2' | 'h3';
  /** The parts that are shown on the card of the first one; without it, cards name no parts. */
  readonly seriesOf?: (article: Article) => readonly Article[];
}

export function ArticleCards({ articles, headingLevel, seriesOf }: ArticleCardsProps) {
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li key={article.file} className={styles.card}>
          <ArticleCard article={article} headingLevel={headingLevel} />
          <Parts parts={seriesOf?.(article) ?? []} />
        </li>
      ))}
    </ul>
  );
}

interface ArticleCardProps {
  readonly article: Article;
  readonly headingLevel: 'h2' | 'h3';
}

function ArticleCard({ article, headingLevel: Heading }: ArticleCardProps) {
  const blog = useBlogTexts();
  const language = useLanguage();
  return (
    <>
      <div className={styles.scene}>
        <Scene name={article.picture} />
      </div>
      <Heading className={styles.title}>
        <Link to={articlePath(article)} className={styles.link} lang={article.language}>
          {article.title}
        </Link>
      </Heading>
      <p className={styles.text} lang={article.language}>
        {article.summary}
      </p>
      <p className={styles.facts}>
        <time dateTime={article.date}>{formatLongDate(article.date, language)}</time> ·{' '}
        {blog.minutes(article.minutes)}
        {article.language !== language && ` · ${blog.inGerman}`}
      </p>
    </>
  );
}

/** The parts of a series, each with a link of its own above that of the card. */
function Parts({ parts }: { readonly parts: readonly Article[] }) {
  const blog = useBlogTexts();
  if (parts.length === 0) return null;
  return (
    <div className={styles.parts}>
      <p>{blog.series(parts.length)}</p>
      <ol>
        {parts.map((part) => (
          <li key={part.file}>
            <Link to={articlePath(part)} lang={part.language}>
              {part.title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
