import { PATHS } from '@fahrtwind/domain';
import { use } from 'react';
import { formatLongDate } from '../../../format/date.ts';
import { Page } from '../../../ui/page.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { Banner } from '../banner.tsx';
import { DocumentLayout } from '../../../parts/prose/document-layout.tsx';
import { Prose } from '../../../parts/prose/prose.tsx';
import { SceneByName } from '../scene-by-name.tsx';
import { useContentTexts } from '../texts.ts';
import { loadBody, loadedBody } from './article-bodies.ts';
import { ArticleCards } from './article-cards.tsx';
import { listArticles, type Article } from './article-index.ts';
import styles from './article-view.module.css';
import { articles } from './articles.ts';

export function ArticleView({ article }: { readonly article: Article }) {
  const { blog } = useContentTexts();
  const language = useLanguage();
  const body = loadedBody(article.file) ?? use(loadBody(article.file));
  const others = listArticles(articles, language).filter(({ file }) => file !== article.file);
  return (
    <Page title={article.title} intro={article.description}>
      <p className={styles.facts}>
        <TextLink to={PATHS.blog}>{blog.back}</TextLink>
        <span>
          <time dateTime={article.date}>{formatLongDate(article.date, language)}</time> ·{' '}
          {blog.minutes(article.minutes)}
        </span>
      </p>
      <DocumentLayout body={body}>
        <Banner>
          <SceneByName name={article.scene} />
        </Banner>
        {article.language !== language && <p>{blog.germanOnly}</p>}
        <article lang={article.language}>
          <Prose body={body} />
        </article>
      </DocumentLayout>
      <aside className={styles.more}>
        <h2>{blog.more}</h2>
        <ArticleCards articles={others.slice(0, 3)} headingLevel="h3" />
      </aside>
    </Page>
  );
}
