import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function AboutPage() {
  const { about } = useContentTexts();
  return <Page title={about.title}>{null}</Page>;
}
