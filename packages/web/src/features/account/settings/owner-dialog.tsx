import { call } from '../../../api/client.ts';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChecks } from '../form/use-checks.ts';
import { useAccountTexts } from '../texts.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';
import styles from './settings.module.css';

interface OwnerDialogProps {
  readonly session: SignedInState;
  readonly onProven: () => void;
  readonly onClose: () => void;
}

/** Asks for the password, or for a new sign-in where there is none, before something that only the owner may do. */
export function OwnerDialog({ session, onProven, onClose }: OwnerDialogProps) {
  const { settings: texts } = useAccountTexts();
  const hasPassword = session.signInMethods.includes('credential');
  return (
    <Dialog open title={texts.ownerTitle} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{texts.ownerText}</p>
        {hasPassword ? (
          <PasswordProof email={session.user.email} onProven={onProven} />
        ) : (
          <FreshSignIn session={session} onFresh={onProven} onOtherPerson={onClose} />
        )}
        <Button variant="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

interface PasswordProofProps {
  readonly email: string;
  readonly onProven: () => void;
}

function PasswordProof({ email, onProven }: PasswordProofProps) {
  const { form: labels, settings: texts } = useAccountTexts();
  const checks = useChecks();
  const form = useAccountForm({
    fields: { password: labels.password },
    check: ({ password }) => ({ password: checks.password(password) }),
    async send({ password }) {
      await call('confirmOwner', { body: { password } });
      onProven();
    },
    fieldOfCode: { 'wrong-password': 'password' },
    place: 'password',
  });
  return (
    <AccountForm form={form} submitLabel={texts.ownerSubmit} isWide>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        required
      />
    </AccountForm>
  );
}
