import {
  exportCount,
  PATHS,
  PRINT_LAYOUTS,
  PRINT_PARTS,
  tripFileName,
  type Trip,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { download } from '../../../api/download.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePrintTexts } from '../texts.ts';
import type { PrintOptions } from '../state/use-print-options.ts';
import styles from './print.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface PrintBarProps {
  readonly trip: Trip;
  readonly options: PrintOptions;
}

/** What is printed, and how; not on paper itself. */
export function PrintBar({ trip, options }: PrintBarProps) {
  const texts = usePrintTexts();
  const { omit, include, layout, chooseLayout } = options;
  const { isOnServer, isUnsaved } = useTrips((state) => ({
    isOnServer: state.isOnServer,
    isUnsaved: state.unsentIds.includes(trip.id),
  }));
  const { isBusy, failure, run } = usePdf(trip, options);
  const count = exportCount(trip);
  return (
    <div className={styles.bar}>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" to={PATHS.currentDay}>
          <Icon name="back" />
          {texts.back}
        </ButtonLink>
        {/* A page with a footer, from which all legal pages are one click away. */}
        <ButtonLink variant="quiet" to={PATHS.trips}>
          {texts.allTrips}
        </ButtonLink>
      </div>
      <fieldset className={styles.options}>
        <legend>{texts.layout}</legend>
        {PRINT_LAYOUTS.map((one) => (
          <label key={one} className={styles.checkbox}>
            <input
              type="radio"
              name="layout"
              checked={layout === one}
              onChange={() => chooseLayout(one)}
            />
            {texts.layouts[one]}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.options}>
        <legend>{texts.include}</legend>
        {PRINT_PARTS.map((part) => (
          <Checkbox
            key={part}
            label={texts.parts[part]}
            isChecked={!omit.has(part)}
            onChange={(isChecked) => include(part, isChecked)}
          />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => window.print()}>
          {texts.print}
        </Button>
        {isOnServer && (
          <Button variant="accent" busy={isBusy} onClick={run}>
            <Icon name="download" />
            {texts.download}
          </Button>
        )}
      </div>
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
      <p className={styles.muted}>
        {!isOnServer && texts.needsServer}
        {isOnServer && isUnsaved && `${texts.unsaved} `}
        {count > 0 && texts.printed(count)}
      </p>
    </div>
  );
}

function usePdf(trip: Trip, { omit, layout }: PrintOptions) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const textOf = useFailureText('print');

  async function load(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const address = `/api/trips/${encodeURIComponent(trip.id)}/export.pdf`;
      const query = `?omit=${[...omit].join(',')}&layout=${layout}`;
      save(await download(address + query), `${tripFileName(trip, 'reise')}.pdf`);
    } catch (cause) {
      setFailure(textOf(cause));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run: () => void load() };
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
