import type { Trip } from '@fahrtwind/domain';
import { useId, useState } from 'react';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { useAcceptPreview, useShownPreview } from '../../../../parts/trip-edit/use-trip-preview.ts';
import { NewOrder } from './new-order.tsx';
import styles from './optimise.module.css';
import { isBetterOrder, savingsText } from './savings-text.ts';
import { useOptimiseTexts } from './texts.ts';
import { usePreview, type Method } from './use-preview.ts';

interface OptimisePanelProps {
  readonly onClose: () => void;
}

/** Previews in list and map what another order would save; applying it is one undoable step. */
export function OptimisePanel({ onClose }: OptimisePanelProps) {
  const trip = useTrips(({ current }) => current);
  return trip && <OpenPanel trip={trip} onClose={onClose} />;
}

function OpenPanel({ trip, onClose }: OptimisePanelProps & { readonly trip: Trip }) {
  const texts = useOptimiseTexts();
  const language = useLanguage();
  const [method, setMethod] = useState<Method>('thorough');
  const [keepLast, setKeepLast] = useState(true);
  const preview = usePreview(trip, method, keepLast);
  const done = { doneText: texts.done, onDone: onClose };
  const { accept, isStale } = useAcceptPreview(trip, preview?.trip ?? null, done);
  const isOther = preview ? hasOtherOrder(trip, preview.trip) : false;
  const words = preview && savingsText(preview, texts, language);
  useShownPreview(trip, isOther && preview ? preview.trip : null, words ?? '');
  return (
    <PanelShell title={texts.title} onClose={onClose}>
      <Methods method={method} onChange={setMethod} />
      {method === 'thorough' && (
        <SwitchField label={texts.keepLast} checked={keepLast} onChange={setKeepLast} />
      )}
      <output className={styles.outcome}>
        {preview === undefined ? texts.thinking : (words ?? texts.failed)}
        {isStale && <small>{texts.changed}</small>}
        {preview && <small>{texts.estimated}</small>}
      </output>
      <Actions
        isBetter={!preview || !isOther || isBetterOrder(preview)}
        onAccept={isOther ? accept : undefined}
        onDiscard={onClose}
      />
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

interface ActionsProps {
  readonly isBetter: boolean;
  /** Missing while there is nothing to apply. */
  readonly onAccept: (() => void) | undefined;
  readonly onDiscard: () => void;
}

/** A longer order can be applied, but the button that stands out keeps the present one. */
function Actions({ isBetter, onAccept, onDiscard }: ActionsProps) {
  const texts = useOptimiseTexts();
  const mayEdit = useMayEdit();
  const accept = mayEdit && (
    <Button
      key="accept"
      variant={isBetter ? 'primary' : 'outlined'}
      aria-disabled={!onAccept || undefined}
      onClick={onAccept}
    >
      {isBetter ? texts.accept : texts.acceptAnyway}
    </Button>
  );
  const discard = (
    <Button key="discard" variant={isBetter ? 'outlined' : 'primary'} onClick={onDiscard}>
      {isBetter ? texts.discard : texts.keep}
    </Button>
  );
  return <div className={styles.actions}>{isBetter ? [accept, discard] : [discard, accept]}</div>;
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
