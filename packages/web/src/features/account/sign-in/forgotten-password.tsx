import { PATHS, readSignIn } from '@fahrtwind/domain';
import { useSearchParams } from 'react-router';
import { requestPasswordReset } from '../../../api/auth.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccountLayout } from '../components/account-layout.tsx';
import { withReturn } from '../state/return-target.ts';
import { useAccountTexts } from '../texts.ts';
import { MailRequest } from './mail-request.tsx';

export function ForgottenPassword() {
  const { forgot: texts, signIn } = useAccountTexts();
  const [query] = useSearchParams();
  return (
    <AccountLayout title={texts.title} intro={texts.intro}>
      <MailRequest
        submitLabel={texts.submit}
        sentTitle={texts.sentTitle}
        sent={texts.sent}
        request={requestPasswordReset}
      />
      <p>
        <TextLink to={withReturn(PATHS.signIn, readSignIn(query).returnTo)}>{signIn.back}</TextLink>
      </p>
    </AccountLayout>
  );
}
