import type { SignedInState } from '../../../store/session/session-state.ts';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { useAccountTexts } from '../texts.ts';
import { useSavedChange } from './use-saved-change.ts';

export function SharingCard({ user }: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const save = useSavedChange();
  return (
    <Card title={texts.sharing}>
      <SwitchField
        label={texts.share}
        hint={texts.shareHint}
        checked={user.shareData}
        onChange={(shareData) => save({ shareData })}
      />
    </Card>
  );
}
