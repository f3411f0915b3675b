import { PATHS, readSignIn } from '@fahrtwind/domain';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { openSessionChannel } from '../../../store/session/session-channel.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { useFailureSentence } from '../../../parts/failures/use-failure-text.ts';
import { providerChannel } from '../provider/provider-channel.ts';
import { useAccountTexts } from '../texts.ts';

/** The last page in a provider's window: it reports to the page that opened it, and closes. */
export function ProviderFinished() {
  const { finished: texts } = useAccountTexts();
  const sentenceOf = useFailureSentence();
  const [query] = useSearchParams();
  const attempt = readSignIn(query).attempt;
  const error = readSignIn(query).error;

  useEffect(() => {
    if (attempt === null) return;
    providerChannel.post({ attempt, error });
    // For the case that the opening page has stopped waiting, because the provider made the window look closed.
    if (error === null) openSessionChannel().post('signed-in');
    window.close();
  }, [attempt, error]);

  if (attempt === null) return <Navigate to={PATHS.planner} replace />;
  if (error !== null) {
    return (
      <Page title={texts.failedTitle} intro={texts.failedIntro} width="narrow">
        <Notice kind="negative">{sentenceOf(error)}</Notice>
      </Page>
    );
  }
  return (
    <Page title={texts.title} intro={texts.intro} width="narrow">
      <p>
        <ButtonLink to={PATHS.planner}>{texts.go}</ButtonLink>
      </p>
    </Page>
  );
}
