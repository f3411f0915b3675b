import { useSearchParams } from 'react-router';
import { TextLink } from '../../ui/text-link.tsx';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { ArticleCards } from './components/article-cards.tsx';
import { listArticles, seriesOf, type Article } from './state/article-index.ts';
import { articles } from './state/articles.ts';
import styles from './blog-page.module.css';
import { TagLinks } from './components/tag-links.tsx';
import { isTag, TAGS, type Tag } from './state/tags.ts';
import { useBlogTexts } from './texts.ts';

/** A tag of one article is no choice. */
const LEAST_OF_A_TAG = 2;

export function BlogPage() {
  const blog = useBlogTexts();
  const listed = listArticles(articles, useLanguage());
  const [search] = useSearchParams();
  const wanted = search.get('thema');
  const active = isTag(wanted) ? wanted : null;
  const shown = active === null ? listed : listed.filter(({ tags }) => tags.includes(active));
  return (
    <Page title={blog.title} intro={blog.intro}>
      <div className={styles.head}>
        <TagLinks tags={choicesOf(listed, active)} label={blog.tags} filter={{ active }} />
        <TextLink to="/api/blog.rss" reloadDocument>
          {blog.feed}
        </TextLink>
      </div>
      <output className={styles.count}>{blog.count(shown.length)}</output>
      <ArticleCards
        articles={shown.filter((article) => !isInSeriesOf(article, shown))}
        seriesOf={(article) => seriesOf(shown, article.name)}
        headingLevel="h2"
      />
    </Page>
  );
}

function choicesOf(listed: readonly Article[], active: Tag | null): readonly Tag[] {
  const count = (tag: Tag) => listed.filter(({ tags }) => tags.includes(tag)).length;
  return TAGS.filter((tag) => tag === active || count(tag) >= LEAST_OF_A_TAG);
}

/** A further part is listed with the first one, where that is shown. */
function isInSeriesOf({ name, subname }: Article, shown: readonly Article[]): boolean {
  return subname !== null && shown.some((other) => other.name === name && other.subname === null);
}
