import { newest } from 'virtual:newest-articles';
import { ArticleCards } from '../../features/blog/components/article-cards.tsx';
import { LandingPage as Landing } from '../../features/landing/landing-page.tsx';
import { useLanguage } from '../../ui/texts.tsx';

export { pageCall, pageHead } from '../../features/landing/landing-page.tsx';

export function LandingPage() {
  const language = useLanguage();
  return <Landing articles={<ArticleCards articles={newest[language]} headingLevel="h3" />} />;
}
