import { RETENTION, type PostsWish } from '@fahrtwind/domain';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChecks } from '../form/use-checks.ts';
import { useAccountTexts } from '../texts.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { PostsWishField } from './posts-wish-field.tsx';
import styles from './settings.module.css';

interface DeleteDialogProps {
  readonly session: SignedInState;
  readonly onClose: () => void;
}

/** Confirms the deletion of an account by password, or by a recent sign-in. */
export function DeleteDialog({ session, onClose }: DeleteDialogProps) {
  const { form: labels, settings: texts } = useAccountTexts();
  const { sessionEnded } = useSessionActions();
  const checks = useChecks();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [posts, setPosts] = useState<PostsWish>('remove');
  const hasPassword = session.signInMethods.includes('credential');
  const form = useAccountForm({
    fields: { password: labels.password },
    check: ({ password }) => (hasPassword ? { password: checks.password(password) } : {}),
    async send({ password }) {
      try {
        await call('deleteAccount', { body: { posts, ...(hasPassword && { password }) } });
      } catch (cause) {
        setNeedsSignIn(cause instanceof ApiError && cause.code === 'requires-recent-login');
        throw cause;
      }
      await sessionEnded();
    },
    fieldOfCode: { 'wrong-password': 'password', 'invalid-credential': 'password' },
    place: 'password',
  });
  return (
    <Dialog open title={texts.deleteTitle} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{texts.deleteWarning(RETENTION.invoice.years)}</p>
        {needsSignIn && (
          <FreshSignIn
            session={session}
            onFresh={() => setNeedsSignIn(false)}
            onOtherPerson={onClose}
          />
        )}
        <AccountForm form={form} submitLabel={texts.deleteSubmit} variant="danger" isWide>
          {session.state === 'registered' && <PostsWishField value={posts} onChange={setPosts} />}
          {hasPassword && (
            <>
              <input
                type="text"
                autoComplete="username"
                value={session.user.email}
                readOnly
                hidden
              />
              <TextField
                {...form.field('password')}
                type="password"
                autoComplete="current-password"
                required
                hint={texts.deletePasswordHint}
              />
            </>
          )}
        </AccountForm>
        <Button variant="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
