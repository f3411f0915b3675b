import { ok, type ThoroughPreview, type Trip } from '@fahrtwind/domain';
import { useEffect, useId, useState } from 'react';
import { useTripActions, useTrips } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { PanelShell } from '../edit/panel-shell.tsx';
import { plannerView } from '../plan/planner-view.ts';
import { showUndoToast } from '../plan/show-undo-toast.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { NewOrder } from './new-order.tsx';
import styles from './optimise.module.css';
import { savedWords } from './saved-words.ts';
import { useOptimiseTexts } from './texts.ts';
import { usePreview, type Method } from './use-preview.ts';

interface OptimisePanelProps {
  readonly onClose: () => void;
}

/** Shows what another order would save, in list and map; taking it over is one step that can be taken back. */
export function OptimisePanel({ onClose }: OptimisePanelProps) {
  const trip = useTrips(({ current }) => current);
  return trip && <OpenPanel trip={trip} onClose={onClose} />;
}

function OpenPanel({ trip, onClose }: OptimisePanelProps & { readonly trip: Trip }) {
  const texts = useOptimiseTexts();
  const language = useLanguage();
  const [method, setMethod] = useState<Method>('quick');
  const [keepLast, setKeepLast] = useState(true);
  const mayEdit = useMayEdit();
  const preview = usePreview(trip, method, keepLast);
  const accept = useAccept(trip, preview, onClose);
  const isOther = preview ? hasOtherOrder(trip, preview.trip) : false;
  const words = preview && savedWords(preview, texts, language);
  useShownPreview(trip, isOther ? preview : null, words ?? '');
  return (
    <PanelShell title={texts.title} onClose={onClose}>
      <Methods method={method} onChange={setMethod} />
      {method === 'thorough' && (
        <SwitchField label={texts.keepLast} checked={keepLast} onChange={setKeepLast} />
      )}
      <output className={styles.outcome}>
        {preview === undefined ? texts.thinking : (words ?? texts.failed)}
        {preview && <small>{texts.estimated}</small>}
      </output>
      <div className={styles.actions}>
        {mayEdit && (
          <Button aria-disabled={!isOther || undefined} onClick={isOther ? accept : undefined}>
            {texts.accept}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {texts.discard}
        </Button>
      </div>
      <p className={styles.intro}>{texts.intro}</p>
      {preview && isOther && <NewOrder before={trip} after={preview.trip} />}
    </PanelShell>
  );
}

function hasOtherOrder(before: Trip, after: Trip): boolean {
  return before !== after && orderOf(before) !== orderOf(after);
}

function orderOf({ days }: Trip): string {
  return days.map(({ cityList }) => cityList.map(({ id }) => id).join(' ')).join('|');
}

/** Lets list and map show the order as long as the panel does. */
function useShownPreview(
  { days }: Trip,
  preview: ThoroughPreview | null | undefined,
  words: string,
): void {
  useEffect(() => {
    plannerView.showPreview(preview ? { before: days, days: preview.trip.days, words } : null);
    return () => plannerView.showPreview(null);
  }, [days, preview, words]);
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
    showUndoToast({ kind: 'positive', text: texts.done, label: texts.takeBack, undo });
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
