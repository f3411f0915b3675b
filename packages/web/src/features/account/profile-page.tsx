import { Page } from '../../ui/page.tsx';
import { useAccountTexts } from './texts.ts';

export function ProfilePage() {
  const { profile: texts } = useAccountTexts();
  return <Page title={texts.title} />;
}
