import type { Language } from '@fahrtwind/contract';
import { PATHS } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { CallToAction } from './components/call-to-action.tsx';
import { Differences } from './components/differences.tsx';
import { Hero } from './components/hero.tsx';
import { LandingSection } from './components/landing-section.tsx';
import { EXAMPLE_QUERY } from './live/example-route.ts';
import { News, POSTS_QUERY, TRIPS_QUERY } from './components/news.tsx';
import { Questions } from './components/questions.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';
import { useLandingTexts } from './texts.ts';
import styles from './landing-page.module.css';

/** The route on the map, published trips and posts are part of the page that the server sends. */
export function pageCall() {
  return [
    { name: 'sketchRoute', input: { query: EXAMPLE_QUERY } },
    { name: 'listPublished', input: { query: TRIPS_QUERY } },
    { name: 'listPosts', input: { query: POSTS_QUERY } },
  ] as const;
}

/** The questions for search engines, beside the route's own texts. */
export function pageHead(_params: object, language: Language) {
  const { questions } = language === 'en' ? en : de;
  return {
    jsonLd: () => ({
      '@type': 'FAQPage',
      mainEntity: questions.list.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  };
}

/** `articles` are the newest of the blog. */
export function LandingPage({ articles }: { readonly articles: ReactNode }) {
  const { read } = useLandingTexts();
  return (
    <>
      <Hero />
      <div className={styles.sections}>
        <Differences />
        <News />
        <LandingSection id="gelesen" title={read.title} more={read.more} to={PATHS.blog}>
          {articles}
        </LandingSection>
        <Questions />
        <CallToAction />
      </div>
    </>
  );
}
