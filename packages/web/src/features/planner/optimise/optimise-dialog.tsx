import { ok, shortLabel, type ThoroughPreview, type Trip } from '@fahrtwind/domain';
import { useId, useState } from 'react';
import { useTripActions, useTrips } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import styles from './optimise.module.css';
import { savedWords } from './saved-words.ts';
import { useOptimiseTexts } from './texts.ts';
import { usePreview, type Method } from './use-preview.ts';

interface OptimiseDialogProps {
  readonly onClose: () => void;
}

/** Shows what another order would save; taking it over is one step that can be taken back. */
export function OptimiseDialog({ onClose }: OptimiseDialogProps) {
  const trip = useTrips(({ current }) => current);
  return trip && <OpenDialog trip={trip} onClose={onClose} />;
}

function OpenDialog({ trip, onClose }: OptimiseDialogProps & { readonly trip: Trip }) {
  const texts = useOptimiseTexts();
  const [method, setMethod] = useState<Method>('quick');
  const [keepLast, setKeepLast] = useState(true);
  const preview = usePreview(trip, method, keepLast);
  const accept = useAccept(trip, preview, onClose);
  const isBetter = preview ? preview.trip !== trip && preview.trip.days !== trip.days : false;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {texts.discard}
          </Button>
          <Button disabled={!isBetter} onClick={accept}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <p>{texts.intro}</p>
      <Methods method={method} onChange={setMethod} />
      {method === 'thorough' && (
        <SwitchField label={texts.keepLast} checked={keepLast} onChange={setKeepLast} />
      )}
      <Outcome preview={preview} isBetter={isBetter} />
    </Dialog>
  );
}

function useAccept(
  trip: Trip,
  preview: ThoroughPreview | null | undefined,
  onClose: () => void,
): () => void {
  const texts = useOptimiseTexts();
  const run = useRun();
  const { undo } = useTripActions();
  return () => {
    if (!preview) return;
    // Somebody else's change between preview and click is kept: then the order stays as it is.
    const arrange = (now: Trip) => ok(now === trip ? preview.trip : now);
    if (!run(withTotals(arrange), {})) return;
    onClose();
    const action = { label: texts.takeBack, run: () => void undo() };
    showToast({ kind: 'positive', text: texts.done, action });
  };
}

interface MethodsProps {
  readonly method: Method;
  readonly onChange: (method: Method) => void;
}

function Methods({ method, onChange }: MethodsProps) {
  const texts = useOptimiseTexts();
  const group = useId();
  const choices = [
    { value: 'quick', label: texts.quick, hint: texts.quickHint },
    { value: 'thorough', label: texts.thorough, hint: texts.thoroughHint },
  ] as const;
  return (
    <div role="radiogroup" aria-label={texts.method} className={styles.methods}>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className={styles.method}>
          <input
            type="radio"
            name={group}
            checked={value === method}
            onChange={() => onChange(value)}
          />
          <span>
            {label}
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

interface OutcomeProps {
  readonly preview: ThoroughPreview | null | undefined;
  readonly isBetter: boolean;
}

function Outcome({ preview, isBetter }: OutcomeProps) {
  const texts = useOptimiseTexts();
  const language = useLanguage();
  const words =
    preview === undefined ? texts.thinking : preview && savedWords(preview, texts, language);
  return (
    <>
      <output className={styles.outcome}>
        {words ?? texts.failed} {preview && <small>{texts.estimated}</small>}
      </output>
      {preview && isBetter && <NewOrder trip={preview.trip} />}
    </>
  );
}

function NewOrder({ trip }: { readonly trip: Trip }) {
  const texts = useOptimiseTexts();
  const days = trip.days
    .map(({ id, cityList }, index) => ({ id, cityList, number: index + 1 }))
    .filter(({ cityList }) => cityList.length > 0);
  return (
    <section aria-label={texts.order} className={styles.order}>
      <ol>
        {days.map(({ id, cityList, number }) => (
          <li key={id}>
            <strong>{texts.day(number)}</strong>{' '}
            {cityList.map(({ location }) => shortLabel(location)).join(' → ')}
          </li>
        ))}
      </ol>
    </section>
  );
}
