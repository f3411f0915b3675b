import { slug, writeTripFile, type Trip } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../parts/save-file.ts';
import { useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import { formatDate } from '../../../format/date.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { CalendarLinks } from './calendar-link.tsx';
import styles from './export.module.css';
import type { Format } from './texts.de.ts';
import { useExportTexts } from './texts.ts';

const FORMATS: readonly Format[] = ['gpx', 'kml', 'ics', 'csv', 'json'];

interface ExportDialogProps {
  readonly tripId: string;
  readonly onClose: () => void;
}

/** The formats of a trip in plain words. */
export function ExportDialog({ tripId, onClose }: ExportDialogProps) {
  const texts = useExportTexts();
  const trip = useWholeTrip(tripId);
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {trip === undefined && <output aria-busy="true">{texts.loading}</output>}
      {trip === null && <Notice kind="negative">{texts.missing}</Notice>}
      {trip && <Formats trip={trip} />}
    </Dialog>
  );
}

/** Undefined while it is loading, null where it cannot be loaded. */
function useWholeTrip(tripId: string): Trip | null | undefined {
  const { read } = useTripActions();
  const current = useTrips((state) => state.current);
  const [loaded, setLoaded] = useState<Trip | null>();
  const isCurrent = current?.id === tripId;
  useEffect(() => {
    if (isCurrent) return undefined;
    let isWanted = true;
    void read(tripId).then((trip) => isWanted && setLoaded(trip));
    return () => {
      isWanted = false;
    };
  }, [read, tripId, isCurrent]);
  return isCurrent ? current : loaded;
}

function Formats({ trip }: { readonly trip: Trip }) {
  const texts = useExportTexts();
  const isOnline = useIsOnline();
  const isUnsent = useTrips((state) => state.unsentIds.includes(trip.id));
  return (
    <div className={styles.content}>
      {!isOnline && <Notice kind="info">{texts.offline}</Notice>}
      {isOnline && isUnsent && <Notice kind="info">{texts.unsaved}</Notice>}
      <ul className={styles.formats}>
        {FORMATS.filter((format) => isOnline || format === 'json').map((format) => {
          const [name, text] = texts.formats[format];
          return (
            <li key={format}>
              <h3>{name}</h3>
              <p>{text}</p>
              {format === 'gpx' && <GpxDownload trip={trip} />}
              {format === 'json' && <JsonDownload trip={trip} />}
              {format !== 'gpx' && format !== 'json' && (
                <Download href={hrefOf(trip, format)} format={format} />
              )}
              {format === 'ics' && <CalendarLinks tripId={trip.id} title={trip.title} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function GpxDownload({ trip }: { readonly trip: Trip }) {
  const texts = useExportTexts();
  const language = useLanguage();
  const [part, setPart] = useState('');
  const days = trip.days.map(({ date }, index) => ({
    value: String(index + 1),
    label: texts.day(index + 1, formatDate(date, language)),
  }));
  const query = part === '' ? '' : `?tag=${part}`;
  return (
    <>
      {days.length > 1 && (
        <SelectField
          label={texts.part}
          value={part}
          options={[{ value: '', label: texts.whole }, ...days]}
          onChange={setPart}
        />
      )}
      <Download href={hrefOf(trip, 'gpx') + query} format="gpx" />
    </>
  );
}

/** Written here, so that it also works without a network and has what is not sent yet. */
function JsonDownload({ trip }: { readonly trip: Trip }) {
  const texts = useExportTexts();

  function save() {
    const name = `${slug(trip.title) || 'reise'}.json`;
    saveFile(writeTripFile(trip), { name, type: 'application/json' });
  }

  return (
    <Button variant="outlined" onClick={save}>
      <Icon name="download" />
      {texts.download('JSON')}
    </Button>
  );
}

function Download({ href, format }: { readonly href: string; readonly format: Format }) {
  const texts = useExportTexts();
  return (
    <ButtonLink to={href} variant="outlined" reloadDocument download>
      <Icon name="download" />
      {texts.download(format.toUpperCase())}
    </ButtonLink>
  );
}

function hrefOf({ id }: Trip, format: Format): string {
  return `/api/trips/${encodeURIComponent(id)}/export.${format}`;
}
