import { readSignIn } from '@fahrtwind/domain';
import { useSearchParams } from 'react-router';
import { ConfirmLink } from './sign-in/confirm-link.tsx';
import { ForgottenPassword } from './sign-in/forgotten-password.tsx';
import { LinkRequest } from './sign-in/link-request.tsx';
import { NewPassword } from './sign-in/new-password.tsx';
import { ProviderFinished } from './sign-in/provider-finished.tsx';
import { SignInStart } from './sign-in/sign-in-start.tsx';
import { StopMails } from './sign-in/stop-mails.tsx';

/** All sign-in steps; `modus` selects one. */
export function SignInPage() {
  const [query] = useSearchParams();
  switch (readSignIn(query).mode) {
    case 'passwort-vergessen':
      return <ForgottenPassword />;
    case 'neues-passwort':
      return <NewPassword />;
    case 'link':
      return <LinkRequest />;
    case 'mitnehmen':
    case 'wechseln':
      return <ConfirmLink />;
    case 'mails':
      return <StopMails />;
    case 'fertig':
      return <ProviderFinished />;
    default:
      return <SignInStart />;
  }
}
