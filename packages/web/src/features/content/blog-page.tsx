import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { ArticleCards } from './blog/article-cards.tsx';
import { listArticles } from './blog/article-index.ts';
import { articles } from './blog/articles.ts';
import { useContentTexts } from './texts.ts';

export function BlogPage() {
  const { blog } = useContentTexts();
  return (
    <Page title={blog.title} intro={blog.intro}>
      <ArticleCards articles={listArticles(articles, useLanguage())} headingLevel="h2" />
    </Page>
  );
}
