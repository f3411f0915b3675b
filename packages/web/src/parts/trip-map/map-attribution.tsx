import { useState } from 'react';
import type { MapPlace } from '../../map/map-data.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMapTexts } from './texts.ts';
import styles from './map-attribution.module.css';
import { MapLimit } from './map-limit.tsx';
import { MapSources } from './map-sources.tsx';

interface MapAttributionProps {
  readonly texts: readonly string[];
  readonly isFallback: boolean;
  /** Where one looks, if no more than main roads are known there. */
  readonly onlyMainRoadsAt: MapPlace | null;
}

/** The required attribution in one line, with a link to all sources. */
export function MapAttribution({ texts: named, isFallback, onlyMainRoadsAt }: MapAttributionProps) {
  const texts = useMapTexts();
  const [isOpen, setOpen] = useState(false);
  const names = [...new Set(named)].join(' · ');
  return (
    <div className={styles.attribution}>
      {isFallback && <output className={styles.fallback}>{texts.fallback}</output>}
      <MapLimit at={onlyMainRoadsAt} />
      <div className={styles.line}>
        <span className={styles.names}>{names}</span>
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
      <MapSources open={isOpen} names={names} onClose={() => setOpen(false)} />
    </div>
  );
}
