import { decodeAddress, PATHS } from '@fahrtwind/domain';
import type { Language } from '@fahrtwind/contract';
import { useParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { findArticle, listArticles } from './state/article-index.ts';
import { articleHead } from './state/article-head.ts';
import { loadText } from './state/article-texts.ts';
import { ArticleView } from './components/article-view.tsx';
import { articles } from './state/articles.ts';
import { useBlogTexts } from './texts.ts';

type Params = Readonly<Record<string, string | undefined>>;

function articleAt({ name = '', subname }: Params, language: Language) {
  return findArticle(listArticles(articles, language), { name, subname: subname ?? null });
}

/** Head data for link previews and search engines; null for an unknown article. */
export function pageHead(params: Params, language: Language) {
  const article = articleAt(params, language);
  return article ? articleHead(article) : null;
}

export function ArticlePage() {
  const article = articleAt(useParams(), useLanguage());
  return article ? <ArticleView article={article} /> : <MissingArticle />;
}

function MissingArticle() {
  const blog = useBlogTexts();
  return (
    <Page title={blog.missingTitle}>
      <EmptyState
        scene={<Scene name="lost" />}
        title={blog.missingHeading}
        text={blog.missingText}
        action={
          <ButtonLink to={PATHS.blog} variant="accent">
            {blog.missingAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}

// In the browser the first article's text is loaded before hydration. Otherwise React would replace the rendered
// article by a skeleton.
if (!import.meta.env.SSR) {
  const article = articleAt(addressOf(window.location.pathname), pageLanguage());
  if (article) {
    await loadText(article.file).catch((cause: unknown) => {
      console.error('Article text not loaded', cause);
    });
  }
}

function addressOf(pathname: string): Params {
  const [name, subname] = (decodeAddress(pathname) ?? pathname).split('/').filter(Boolean).slice(1);
  return { name, subname };
}

function pageLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'de';
}
