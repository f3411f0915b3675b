import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMapTexts } from './texts.ts';
import styles from './map-attribution.module.css';
import { MapLimit } from './map-limit.tsx';
import { MapSources } from './map-sources.tsx';

interface MapAttributionProps {
  readonly texts: readonly string[];
  readonly isFallback: boolean;
  /** Whether no more than main roads are known where one looks. */
  readonly hasOnlyMainRoads: boolean;
}

/** The required attribution in one line, with a link to all sources. */
export function MapAttribution({
  texts: named,
  isFallback,
  hasOnlyMainRoads,
}: MapAttributionProps) {
  const texts = useMapTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.attribution}>
      {isFallback && <output className={styles.fallback}>{texts.fallback}</output>}
      <MapLimit isShown={hasOnlyMainRoads} />
      <div className={styles.line}>
        <span className={styles.names}>{[...new Set(named)].join(' · ')}</span>
        <Button
          variant="quiet"
          className={styles.more}
          aria-label={texts.sources}
          title={texts.sources}
          onClick={() => setOpen(true)}
        >
          <Icon name="info" className={styles.icon} />
        </Button>
      </div>
      <MapSources open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
