import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMapTexts, type MapSubject } from './texts.ts';
import type { MapState } from '../../map/use-map-controller.ts';
import styles from './map-failure.module.css';

interface MapFailureProps {
  readonly state: MapState;
  readonly about: MapSubject;
  readonly onRetry: () => void;
}

/** Says why there is no map; the list beside it has everything that the map would show. */
export function MapFailure({ state, about, onRetry }: MapFailureProps) {
  const texts = useMapTexts();
  const canRetry = state === 'failed';
  return (
    <div className={styles.failure}>
      <Notice
        kind="warning"
        action={
          canRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      >
        {canRetry ? texts[about].failed : texts[about].noGraphics}
      </Notice>
    </div>
  );
}
