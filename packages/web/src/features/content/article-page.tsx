import type { Language } from '@fahrtwind/contract';
import { useParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { LostScene } from '../../ui/scenes/lost-scene.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { findArticle, listArticles } from './blog/article-index.ts';
import { loadBody } from './blog/article-bodies.ts';
import { ArticleView } from './blog/article-view.tsx';
import { articles } from './blog/articles.ts';
import { useContentTexts } from './texts.ts';

type Params = Readonly<Record<string, string | undefined>>;

function articleAt({ name = '', subname }: Params, language: Language) {
  return findArticle(listArticles(articles, language), { name, subname: subname ?? null });
}

/** What link previews and search engines learn; null for an article that does not exist. */
export function pageHead(params: Params, language: Language) {
  const article = articleAt(params, language);
  return article ? { title: article.title, description: article.description } : null;
}

export function ArticlePage() {
  const article = articleAt(useParams(), useLanguage());
  return article ? <ArticleView article={article} /> : <MissingArticle />;
}

function MissingArticle() {
  const { blog } = useContentTexts();
  return (
    <Page title={blog.missingTitle}>
      <EmptyState
        scene={<LostScene />}
        title={blog.missingHeading}
        text={blog.missingText}
        action={
          <ButtonLink to="/Blog" variant="accent">
            {blog.missingAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}

// In the browser the text of the first page's article is here before React takes over the server's HTML;
// a text that arrives later makes React show the skeleton in place of the article it already had.
if (!import.meta.env.SSR) {
  const article = articleAt(addressOf(window.location.pathname), pageLanguage());
  if (article) {
    await loadBody(article.file).catch((cause: unknown) => {
      console.error('Article text not loaded', cause);
    });
  }
}

function addressOf(pathname: string): Params {
  const [name, subname] = decodeURI(pathname).split('/').filter(Boolean).slice(1);
  return { name, subname };
}

function pageLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'de';
}
