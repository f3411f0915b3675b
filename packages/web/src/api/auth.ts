import { emailConfirmedPath, signInPath } from '@fahrtwind/domain';
import { keepShownTheme } from './shown-theme.ts';
import { ApiError } from './api-error.ts';
import { requestJson, textOf } from './request.ts';

/* Better Auth's own endpoints. The server maps their failures to the specification's sign-in codes, so they arrive as
   ApiError like all others. Callers reload the session afterwards. */
function post(path: string, body: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  // Each of these may make an account.
  keepShownTheme();
  return requestJson({ method: 'POST', path: `/api/auth${path}`, body });
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signInEmail({ email, password }: Credentials): Promise<void> {
  await post('/sign-in/email', { email, password, rememberMe: true });
}

export async function signUpEmail(person: Credentials & { readonly name: string }): Promise<void> {
  await post('/sign-up/email', { ...person, callbackURL: emailConfirmedPath(true) });
}

interface LinkRequest {
  readonly email: string;
  /** Same-site path to return to. */
  readonly target: string;
}

/** Sends a mail with a sign-in link. */
export async function requestLink({ email, target }: LinkRequest): Promise<void> {
  await post('/sign-in/magic-link', {
    email,
    callbackURL: target,
    newUserCallbackURL: target,
    errorCallbackURL: signInPath('link'),
  });
}

/** Signs in by a mailed link in the browser of another person, who was asked. A guest's trips come along. */
export async function confirmSignInLink(token: string): Promise<void> {
  await post('/magic-link/confirm', { token });
}

export async function signInAnonymous(): Promise<void> {
  await post('/sign-in/anonymous');
}

interface ProviderRequest {
  readonly provider: string;
  /** Same-site path to return to; `/anmelden?modus=fertig` in a popup. */
  readonly target: string;
  /** Same-site path to return to after a failure. */
  readonly errorTarget: string;
}

/** Returns the address at the external provider where the user signs in. */
export async function signInWithProvider({
  provider,
  target,
  errorTarget,
}: ProviderRequest): Promise<string> {
  const reply = await post('/sign-in/social', {
    provider,
    callbackURL: target,
    newUserCallbackURL: target,
    errorCallbackURL: errorTarget,
    disableRedirect: true,
  });
  const address = textOf(reply, 'url');
  if (!address) throw new ApiError({ code: 'internal-error', status: 502 });
  return address;
}

export async function signOut(): Promise<void> {
  await post('/sign-out');
}

export async function requestPasswordReset(email: string): Promise<void> {
  await post('/request-password-reset', {
    email,
    redirectTo: signInPath('neues-passwort'),
  });
}

interface PasswordReset {
  readonly token: string;
  readonly newPassword: string;
}

export async function resetPassword({ token, newPassword }: PasswordReset): Promise<void> {
  await post('/reset-password', { token, newPassword });
}

export async function sendVerification(email: string): Promise<void> {
  await post('/send-verification-email', { email, callbackURL: emailConfirmedPath(true) });
}

export async function changeEmail(newEmail: string): Promise<void> {
  await post('/change-email', { newEmail, callbackURL: emailConfirmedPath(true) });
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly revokeOtherSessions: boolean;
}

export async function changePassword(change: PasswordChange): Promise<void> {
  await post('/change-password', { ...change });
}
