import { findStop, isFirm, shortLabel, type KeptNights, type Trip } from '@fahrtwind/domain';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { formatDuration } from '../../../../format/duration.ts';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { useAcceptPreview, useShownPreview } from '../../../../parts/trip-edit/use-trip-preview.ts';
import { PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import {
  DRIVING_HOURS,
  keepDrivingLimit,
  readDrivingLimit,
} from '../../../../parts/trip-schedule/driving-limit.ts';
import { legCache, measureLeg } from '../../../../store/routes/leg-cache.ts';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { NewDays } from './new-days.tsx';
import { previewSpread, type SpreadPreview, type SpreadWish } from './preview-spread.ts';
import { SpanChoice, type Span } from './span-choice.tsx';
import styles from './spread.module.css';
import { useSpreadTexts } from './texts.ts';

interface SpreadPanelProps {
  readonly onClose: () => void;
}

/** Previews in list and map how the stops would be spread over days; applying it is one undoable step. */
export function SpreadPanel({ onClose }: SpreadPanelProps) {
  const trip = useTrips(({ current }) => current);
  return trip && <OpenPanel trip={trip} onClose={onClose} />;
}

function OpenPanel({ trip, onClose }: SpreadPanelProps & { readonly trip: Trip }) {
  const texts = useSpreadTexts();
  const mayEdit = useMayEdit();
  const [limitMinutes, setLimit] = useState(readDrivingLimit);
  // Asked once: the preview adds days, and the trip has them after it was applied.
  const [span, setSpan] = useState<Span>({ kind: 'trip', dayCount: trip.days.length });
  const [keepNights, setKeepNights] = useState<KeptNights>('several');
  const preview = usePreview(trip, { limitMinutes, dayCount: span.dayCount, keepNights });
  const after = preview && preview.trip !== trip ? preview.trip : null;
  const words = useOutcome(preview);
  useShownPreview(trip, after, words);
  const { accept, isStale } = useAcceptPreview(trip, after, {
    doneText: texts.done,
    onDone: () => {
      keepDrivingLimit(limitMinutes / 60);
      onClose();
    },
  });
  return (
    <PanelShell title={texts.title} onClose={onClose}>
      <SelectField
        label={texts.limit}
        value={String(limitMinutes / 60)}
        options={DRIVING_HOURS.map((one) => ({ value: String(one), label: texts.hours(one) }))}
        onChange={(hours) => setLimit(Number(hours) * 60)}
      />
      <SpanChoice tripDays={trip.days.length} span={span} onChange={setSpan} />
      {hasFreeDays(trip) && (
        <SwitchField
          label={texts.keepNights}
          hint={texts.keepNightsHint}
          checked={keepNights === 'several'}
          onChange={(isKept) => setKeepNights(isKept ? 'several' : 'hotels')}
        />
      )}
      <output className={styles.outcome}>
        {after || !preview ? words : texts.same}
        {preview && preview.addedDays > 0 && <small>{texts.added(preview.addedDays)}</small>}
        {isStale && <small>{texts.changed}</small>}
        {preview?.schedule.some(({ isEstimate }) => isEstimate) && <small>{texts.estimated}</small>}
      </output>
      {preview && <TooLong trip={trip} preview={preview} limitMinutes={limitMinutes} />}
      <div className={styles.actions}>
        {mayEdit && (
          <Button
            variant="primary"
            aria-disabled={!after || undefined}
            onClick={after ? accept : undefined}
          >
            {texts.accept}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {texts.discard}
        </Button>
      </div>
      <p className={styles.intro}>{texts.intro}</p>
      {preview && <NewDays trip={preview.trip} schedule={preview.schedule} />}
    </PanelShell>
  );
}

function usePreview(
  trip: Trip,
  { limitMinutes, dayCount, keepNights }: SpreadWish,
): SpreadPreview | null {
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  return useMemo(
    () => previewSpread(trip, { limitMinutes, dayCount, keepNights }, measureLeg),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version has other measures
    [trip, limitMinutes, dayCount, keepNights, version],
  );
}

function useOutcome(preview: SpreadPreview | null): string {
  const texts = useSpreadTexts();
  if (!preview) return texts.refused;
  const { schedule, trip } = preview;
  const used = trip.days.findLastIndex(({ cityList }) => cityList.length > 0) + 1;
  const longest = Math.max(0, ...schedule.map(({ drivingSeconds }) => drivingSeconds));
  return texts.outcome(texts.days(used), formatDuration(longest / 60));
}

/** Whether a day without stops lies between others. */
function hasFreeDays({ days }: Trip): boolean {
  const isUsed = days.map(({ cityList }) => cityList.some(isFirm));
  return isUsed.slice(isUsed.indexOf(true), isUsed.lastIndexOf(true)).includes(false);
}

interface TooLongProps {
  readonly trip: Trip;
  readonly preview: SpreadPreview;
  readonly limitMinutes: number;
}

/** Names what is longer than wanted, and why it stays so. */
function TooLong({ trip, preview, limitMinutes }: TooLongProps) {
  const texts = useSpreadTexts();
  const { longLegs, longDays } = preview;
  if (longLegs.length + longDays.length === 0) return null;
  const nameOf = (stopId: string): string => {
    const found = findStop(trip, stopId);
    return found ? shortLabel(found.stop.location) : '';
  };
  return (
    <Notice kind="info">
      <ul className={styles.tooLong}>
        {longLegs.map(({ fromStopId, stopId, drivingSeconds }) => (
          <li key={stopId}>
            {texts.longLeg(
              nameOf(fromStopId),
              nameOf(stopId),
              formatDuration(drivingSeconds / 60),
              formatDuration(limitMinutes),
            )}
          </li>
        ))}
        {longDays.map(({ number, drivingSeconds }) => (
          <li key={number}>{texts.longDay(number, formatDuration(drivingSeconds / 60))}</li>
        ))}
      </ul>
    </Notice>
  );
}
