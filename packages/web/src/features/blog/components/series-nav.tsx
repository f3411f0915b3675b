import { articlePath } from '@fahrtwind/domain';
import { TextLink } from '../../../ui/text-link.tsx';
import { useBlogTexts } from '../texts.ts';
import type { Article } from '../state/article-index.ts';
import styles from './series-nav.module.css';

interface SeriesProps {
  readonly series: readonly Article[];
  readonly current: Article;
}

/** All parts of a series, with the one that is shown. */
export function SeriesNav({ series, current }: SeriesProps) {
  const blog = useBlogTexts();
  const part = series.findIndex(({ file }) => file === current.file) + 1;
  return (
    <nav className={styles.series} aria-labelledby="series-title">
      <p id="series-title" className={styles.title}>
        {blog.partOf(part, series.length)}
      </p>
      <ol>
        {series.map((article) => (
          <li key={article.file}>
            {article.file === current.file ? (
              <span aria-current="page">{article.title}</span>
            ) : (
              <TextLink to={articlePath(article)} lang={article.language}>
                {article.title}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The way to the next part; nothing at the end of a series. */
export function NextPart({ series, current }: SeriesProps) {
  const blog = useBlogTexts();
  const at = series.findIndex(({ file }) => file === current.file);
  const next = at === -1 ? undefined : series[at + 1];
  if (!next) return null;
  return (
    <p className={styles.next}>
      {blog.nextPart}{' '}
      <TextLink to={articlePath(next)} lang={next.language}>
        {next.title}
      </TextLink>
    </p>
  );
}
