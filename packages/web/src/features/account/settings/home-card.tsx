import type { SignedInState } from '../../../store/session/session-state.ts';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';
import { useSavedChange } from '../../../parts/saved-change/use-saved-change.ts';

/** The home town, which new trips start from. */
export function HomeCard({ user }: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const save = useSavedChange();
  const { originLocation } = user;
  const { name, where } = originLocation ? placeLabels(originLocation) : { name: '', where: '' };
  return (
    <Card title={texts.home}>
      <p className={styles.muted}>{texts.homeHint}</p>
      {originLocation && (
        <p className={styles.row}>
          <span>
            {texts.homeNow} <strong>{name}</strong> {where}
          </span>
          <Button variant="outlined" onClick={() => save({ originLocation: null })}>
            {texts.homeRemove}
          </Button>
        </p>
      )}
      <PlaceField
        label={originLocation ? texts.homeChange : texts.homeField}
        onChoose={(place) => save({ originLocation: place })}
      />
    </Card>
  );
}
