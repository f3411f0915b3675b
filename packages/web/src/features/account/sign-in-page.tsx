import { Page } from '../../ui/page.tsx';
import { useAccountTexts } from './texts.ts';

export function SignInPage() {
  const { signIn: texts } = useAccountTexts();
  return <Page title={texts.title} intro={texts.intro} />;
}
