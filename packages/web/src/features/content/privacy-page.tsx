import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function PrivacyPage() {
  const { privacy } = useContentTexts();
  return <Page title={privacy.title}>{null}</Page>;
}
