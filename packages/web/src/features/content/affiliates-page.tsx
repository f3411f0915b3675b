import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function AffiliatesPage() {
  const { affiliates } = useContentTexts();
  return <Page title={affiliates.title}>{null}</Page>;
}
