// @vitest-environment happy-dom
import type { Language } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../ui/texts.tsx';
import { ArticleView } from './components/article-view.tsx';
import { loadText } from './state/article-texts.ts';
import { listArticles, type Article } from './state/article-index.ts';
import { articles } from './state/articles.ts';
import { BlogPage } from './blog-page.tsx';

/** As people without scripts get it. */
function html(page: ReactNode, address: string, language: Language = 'de'): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </LanguageProvider>,
  );
}

async function articleHtml(name: string, language: Language, change: Partial<Article> = {}) {
  const article = listArticles(articles, language).find(
    (one) => one.name === name && one.subname === null,
  );
  if (!article) throw new Error(`no article ${name}`);
  await loadText(article.file);
  const shown = { ...article, ...change };
  return html(<ArticleView article={shown} />, `/Blog/${name}`, language);
}

it('lists all articles, a series as one with its parts', () => {
  const page = html(<BlogPage />, '/Blog');
  expect(page).toContain('Serie in 2 Teilen');
  expect(page.match(/<h2/g)).toHaveLength(listArticles(articles, 'de').length - 1);
});

it('narrows the list by the tag of the address, and ignores others', () => {
  const page = html(<BlogPage />, '/Blog?thema=geld');
  const count = listArticles(articles, 'de').filter(({ tags }) => tags.includes('geld')).length;
  expect(page).toContain(`${count} Artikel`);
  expect(page).toMatch(/<a[^>]*aria-current="true"[^>]*>Geld</);
  expect(html(<BlogPage />, '/Blog?thema=mond')).toContain(
    `${listArticles(articles, 'de').length} Artikel`,
  );
});

it('shows an article with its contents, tags, figure, series, trips and posts', async () => {
  const page = await articleHtml('alpenpaesse', 'de');
  for (const part of [
    'Auf dieser Seite',
    'Min. Lesezeit',
    'href="/Blog?thema=alpen"',
    'role="img"',
    'Der nächste Teil:',
    'Reisen dazu',
    'href="/roadtrip/',
    'Passend dazu',
    'href="/tipp/',
    'Weiterlesen',
    'überarbeitet am',
  ])
    expect(page).toContain(part);
});

it('says in English where an article is German only', async () => {
  expect(await articleHtml('reisebudget', 'en')).not.toContain('in German only');
  expect(await articleHtml('reisebudget', 'en', { language: 'de' })).toContain('in German only');
});
