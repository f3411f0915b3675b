import { PATHS } from '@fahrtwind/domain';
import { useLanguage } from '../../ui/texts.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ArticleCards } from './blog/article-cards.tsx';
import { listArticles } from './blog/article-index.ts';
import { articles } from './blog/articles.ts';
import { ExampleTrip } from './landing/example-trip.tsx';
import { Hero } from './landing/hero.tsx';
import { CallToAction } from './landing/call-to-action.tsx';
import { Highlights } from './landing/highlights.tsx';
import { PrivacyBand } from './landing/privacy-band.tsx';
import { useLandingTexts } from './landing/texts.ts';
import styles from './landing-page.module.css';

export function LandingPage() {
  const { read } = useLandingTexts();
  const newest = listArticles(articles, useLanguage()).slice(0, 3);
  return (
    <>
      <Hero />
      <div className={styles.sections}>
        <ExampleTrip />
        <Highlights />
        <section className={styles.read} aria-labelledby="read-title">
          <div className={styles.readHead}>
            <h2 id="read-title">{read.title}</h2>
            <TextLink to={PATHS.blog}>{read.more}</TextLink>
          </div>
          <ArticleCards articles={newest} headingLevel="h3" />
        </section>
        <PrivacyBand />
        <CallToAction />
      </div>
    </>
  );
}
