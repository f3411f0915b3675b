import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function GuidelinesPage() {
  const { guidelines } = useContentTexts();
  return <Page title={guidelines.title}>{null}</Page>;
}
