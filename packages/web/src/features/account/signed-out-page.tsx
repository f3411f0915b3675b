import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { AccountPicture } from './components/account-picture.tsx';
import styles from './signed-out-page.module.css';
import { useAccountTexts } from './texts.ts';

export function SignedOutPage() {
  const { signedOut: texts } = useAccountTexts();
  return (
    <Page title={texts.title} intro={texts.intro} width="narrow">
      <AccountPicture route="alps" />
      <p className={styles.actions}>
        <ButtonLink to={PATHS.signIn} variant="accent">
          {texts.signIn}
        </ButtonLink>
        <ButtonLink to={PATHS.landing} variant="outlined">
          {texts.home}
        </ButtonLink>
      </p>
    </Page>
  );
}
