import { useSearchParams } from 'react-router';
import { ForgottenPassword } from './sign-in/forgotten-password.tsx';
import { LinkRequest } from './sign-in/link-request.tsx';
import { NewPassword } from './sign-in/new-password.tsx';
import { ProviderFinished } from './sign-in/provider-finished.tsx';
import { SignInStart } from './sign-in/sign-in-start.tsx';

/** Everything around signing in; `modus` says which part. */
export function SignInPage() {
  const [query] = useSearchParams();
  switch (query.get('modus')) {
    case 'passwort-vergessen':
      return <ForgottenPassword />;
    case 'neues-passwort':
      return <NewPassword />;
    case 'link':
      return <LinkRequest />;
    case 'fertig':
      return <ProviderFinished />;
    default:
      return <SignInStart />;
  }
}
