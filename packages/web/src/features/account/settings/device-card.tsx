import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatBytes } from '../../../format/bytes.ts';
import { clearDevice, forgetOffline } from '../../../parts/offline/clear-device.ts';
import { offlineTrips, type OfflineTrip } from '../../../parts/offline/offline-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';

/** What this device has of trips and maps, and how to remove it. */
export function DeviceCard() {
  const { settings: texts } = useAccountTexts();
  const language = useLanguage();
  const trips = useSyncExternalStore(offlineTrips.subscribe, offlineTrips.get, () => NONE);
  const used = useUsedBytes(trips.length);
  const [isBusy, setBusy] = useState(false);

  async function clear(): Promise<void> {
    setBusy(true);
    await clearDevice();
  }

  return (
    <Card title={texts.device}>
      <p>{texts.deviceText}</p>
      {trips.length > 0 && (
        <ul className={styles.sessions}>
          {trips.map((trip) => (
            <TripRow key={trip.id} trip={trip} />
          ))}
        </ul>
      )}
      <p className={styles.muted}>
        {trips.length === 0 && `${texts.deviceEmpty} `}
        {used !== null && texts.deviceUsed(formatBytes(used, language))}
      </p>
      <Button variant="outlined" className={styles.own} busy={isBusy} onClick={() => void clear()}>
        <Icon name="trash" />
        {texts.deviceClear}
      </Button>
      <p className={styles.muted}>{texts.deviceClearText}</p>
    </Card>
  );
}

function TripRow({ trip }: { readonly trip: OfflineTrip }) {
  const { settings: texts } = useAccountTexts();
  const language = useLanguage();
  const size = formatBytes(trip.bytes, language);
  return (
    <li className={styles.row}>
      <span className={styles.now}>
        {trip.title}
        <br />
        <span className={styles.muted}>
          {trip.kind === 'pinned' ? texts.devicePinned(size) : texts.deviceOpened(size)}
        </span>
      </span>
      {trip.kind === 'pinned' && (
        <Button variant="quiet" onClick={() => void forgetOffline(trip.id)}>
          {texts.deviceRemove}
          <VisuallyHidden>: {trip.title}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const NONE: readonly OfflineTrip[] = [];

/** What the browser says the site takes; null where it does not tell. */
function useUsedBytes(tripCount: number): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const usage = (await navigator.storage?.estimate?.())?.usage ?? null;
      if (!isGone) setBytes(usage);
    };
    ask().catch((cause: unknown) => console.warn(cause));
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- removing a trip changes what is used
  }, [tripCount]);
  return bytes;
}
