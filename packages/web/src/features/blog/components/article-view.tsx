import { PATHS } from '@fahrtwind/domain';
import { use } from 'react';
import { formatLongDate } from '../../../format/date.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { DocumentLayout } from '../../../parts/prose/document-layout.tsx';
import { Prose } from '../../../parts/prose/prose.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { useBlogTexts } from '../texts.ts';
import { ArticleCards } from './article-cards.tsx';
import { listArticles, relatedTo, seriesOf, type Article } from '../state/article-index.ts';
import { loadedText, loadText } from '../state/article-texts.ts';
import styles from './article-view.module.css';
import { articles } from '../state/articles.ts';
import { RelatedPosts } from './related-posts.tsx';
import { NextPart, SeriesNav } from './series-nav.tsx';
import { TagLinks } from './tag-links.tsx';

/** Further articles below one. */
const MORE = 3;

export function ArticleView({ article }: { readonly article: Article }) {
  const blog = useBlogTexts();
  const language = useLanguage();
  const { body, links } = loadedText(article.file) ?? use(loadText(article.file));
  const listed = listArticles(articles, language);
  const series = seriesOf(listed, article.name);
  return (
    <Page title={article.title} intro={article.summary}>
      <ArticleFacts article={article} />
      <DocumentLayout body={body}>
        <Banner>
          <Scene name={article.picture} />
        </Banner>
        {article.language !== language && <Notice kind="info">{blog.germanOnly}</Notice>}
        {series.length > 0 && <SeriesNav series={series} current={article} />}
        <article lang={article.language}>
          <Prose body={body} renderFigure={(figure) => <FigureView figure={figure} />} />
        </article>
        <NextPart series={series} current={article} />
        <RelatedPosts title={blog.trips} posts={links.trips} />
        <RelatedPosts title={blog.posts} posts={links.posts} />
      </DocumentLayout>
      <aside className={styles.more} aria-labelledby="more-articles">
        <h2 id="more-articles">{blog.more}</h2>
        <ArticleCards articles={relatedTo(listed, article).slice(0, MORE)} headingLevel="h3" />
      </aside>
    </Page>
  );
}

function ArticleFacts({ article }: { readonly article: Article }) {
  const blog = useBlogTexts();
  const language = useLanguage();
  const { date, updated, minutes, place, tags } = article;
  return (
    <div className={styles.facts}>
      <TextLink to={PATHS.blog}>{blog.back}</TextLink>
      <span>
        {blog.author} · <time dateTime={date}>{formatLongDate(date, language)}</time>
        {updated !== null && updated !== date && (
          <>
            {' · '}
            {blog.updated} <time dateTime={updated}>{formatLongDate(updated, language)}</time>
          </>
        )}
        {' · '}
        {blog.minutes(minutes)}
        {place !== null && ` · ${place}`}
      </span>
      <TagLinks tags={tags} label={blog.tags} />
    </div>
  );
}
