import { removePoi, type Poi, type Stop } from '@fahrtwind/domain';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { focusPanelTitle } from '../../../../parts/trip-fields/focus-panel-title.ts';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { useStopTexts } from './texts.ts';

/** The points of interest attached to a stop. */
export function Pois({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const { run, offerUndo } = useRun();
  const { open } = usePlannerActions();

  function takeAway({ osmId, name }: Poi) {
    if (!run(removePoi, { stopId: stop.id, osmId }, 'forced')) return;
    offerUndo(texts.poiRemoved(name));
    focusPanelTitle();
  }

  return (
    <PanelPart title={texts.pois}>
      {stop.pois.length === 0 && <p className={styles.muted}>{texts.noPois}</p>}
      <ul className={styles.list}>
        {stop.pois.map((poi) => (
          <li key={poi.osmId} className={styles.item}>
            <Button
              variant="quiet"
              className={styles.start}
              onClick={() =>
                open({ kind: 'place', location: { ...poi.location, label: poi.name } })
              }
            >
              <Icon name="pin" />
              {poi.name}
            </Button>
            <Button
              variant="quiet"
              className={styles.icon}
              aria-label={texts.removePoi(poi.name)}
              onClick={() => takeAway(poi)}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
