import { PATHS, readSignIn } from '@fahrtwind/domain';
import { useSearchParams } from 'react-router';
import { requestLink } from '../../../api/auth.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccountLayout } from '../components/account-layout.tsx';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { returnTarget, withReturn } from '../state/return-target.ts';
import { useAccountTexts } from '../texts.ts';
import { MailRequest } from './mail-request.tsx';

/** Sign-in by link; expired links lead here too. */
export function LinkRequest() {
  const { link: texts, signIn } = useAccountTexts();
  const [query] = useSearchParams();
  const wanted = readSignIn(query).returnTo;
  const error = readSignIn(query).error;
  return (
    <AccountLayout title={texts.title} intro={texts.intro}>
      <FailureNotice code={error} />
      <MailRequest
        submitLabel={texts.submit}
        sentTitle={texts.sentTitle}
        sent={texts.sent}
        request={(email) => requestLink({ email, target: returnTarget(wanted) })}
      />
      <p>
        <TextLink to={withReturn(PATHS.signIn, wanted)}>{signIn.back}</TextLink>
      </p>
    </AccountLayout>
  );
}
