import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function ImprintPage() {
  const { imprint } = useContentTexts();
  return <Page title={imprint.title}>{null}</Page>;
}
