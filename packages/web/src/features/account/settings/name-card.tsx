import type { SignedInState } from '../../../store/session/session-state.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { ApiError } from '../../../api/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChecks } from '../form/use-checks.ts';
import { useAccountTexts } from '../texts.ts';

export function NameCard({ user }: SignedInState) {
  const { form: labels, settings: texts, saved } = useAccountTexts();
  const { saveUser } = useSessionActions();
  const checks = useChecks();
  const form = useAccountForm({
    fields: { name: labels.name },
    check: ({ name }) => ({ name: checks.name(name) }),
    async send({ name }) {
      const isSaved = await saveUser({ name: name.trim(), displayName: name.trim() });
      if (!isSaved) throw new ApiError({ code: 'unknown', status: 0 });
      showToast({ kind: 'positive', text: saved });
    },
  });
  return (
    <Card title={texts.name}>
      <AccountForm form={form} submitLabel={texts.nameSubmit}>
        <TextField
          {...form.field('name')}
          defaultValue={user.name}
          autoComplete="name"
          required
          maxLength={80}
          hint={labels.nameHint}
        />
      </AccountForm>
    </Card>
  );
}
