import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function DisclaimerPage() {
  const { disclaimer } = useContentTexts();
  return <Page title={disclaimer.title}>{null}</Page>;
}
