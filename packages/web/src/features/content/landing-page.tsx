import type { Language } from '@fahrtwind/contract';
import { PATHS } from '@fahrtwind/domain';
import { newest } from 'virtual:newest-articles';
import { useLanguage } from '../../ui/texts.tsx';
import { ArticleCards } from './blog/article-cards.tsx';
import { CallToAction } from './landing/call-to-action.tsx';
import { Differences } from './landing/differences.tsx';
import { Hero } from './landing/hero.tsx';
import { LandingSection } from './landing/landing-section.tsx';
import { EXAMPLE_QUERY } from './landing/live/example-route.ts';
import { News, POSTS_QUERY, TRIPS_QUERY } from './landing/news.tsx';
import { Questions } from './landing/questions.tsx';
import { de } from './landing/texts.de.ts';
import { en } from './landing/texts.en.ts';
import { useLandingTexts } from './landing/texts.ts';
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

export function LandingPage() {
  const { read } = useLandingTexts();
  const language = useLanguage();
  return (
    <>
      <Hero />
      <div className={styles.sections}>
        <Differences />
        <News />
        <LandingSection id="gelesen" title={read.title} more={read.more} to={PATHS.blog}>
          <ArticleCards articles={newest[language]} headingLevel="h3" />
        </LandingSection>
        <Questions />
        <CallToAction />
      </div>
    </>
  );
}
