import {
  MAX_VIA_POINTS,
  serialiseLocation,
  setVia,
  shortLabel,
  stopAtVia,
  withViaPoint,
  type Location,
  type RouteLeg,
  type ViaPoint,
} from '@fahrtwind/domain';
import { useState, type ReactNode } from 'react';
import { makeId } from '../../../../parts/make-id.ts';
import { PlaceField } from '../../../../parts/place-field/place-field.tsx';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import edit from '../../../../parts/trip-fields/edit.module.css';
import { focusPanelTitle } from '../../../../parts/trip-fields/focus-panel-title.ts';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useWayTexts } from './way-texts.ts';
import styles from './way.module.css';

interface WayViaProps {
  readonly leg: RouteLeg;
  /** What else can be said of its way. */
  readonly children?: ReactNode;
}

/** What a leg leads through without stopping there. */
export function WayVia({ leg, children }: WayViaProps) {
  const texts = useWayTexts();
  const { run, write, offerUndo } = useRun();
  const { open } = usePlannerActions();
  const [error, setError] = useState<string>();
  const { cityId: stopId, via = [] } = leg;
  const nameOf = ({ name }: ViaPoint): string => name ?? texts.viaUnnamed;

  function add({ lat, lng, label }: Location) {
    const points = withViaPoint(leg, { lat, lng, name: shortLabel({ label }) });
    setError(write(setVia, { stopId, points }, 'forced') ?? undefined);
  }

  function remove(point: ViaPoint) {
    const points = via.filter((one) => one !== point);
    if (!run(setVia, { stopId, points }, 'forced')) return;
    offerUndo(texts.viaRemoved(nameOf(point)));
    focusPanelTitle();
  }

  function stopThere(point: ViaPoint, index: number) {
    const id = makeId();
    const { lat, lng } = point;
    const location = serialiseLocation({ lat, lng, label: nameOf(point) });
    if (run(stopAtVia, { stopId, index, stop: { id, location } }, 'forced'))
      open({ kind: 'stop', stopId: id });
  }

  return (
    <PanelPart title={texts.via}>
      {via.length > 0 && (
        <ol className={edit.list}>
          {via.map((point, index) => (
            <li key={`${point.lat} ${point.lng}`} className={edit.item}>
              <span className={styles.viaName}>{nameOf(point)}</span>
              <Button
                variant="quiet"
                aria-label={texts.stopThere(nameOf(point))}
                onClick={() => stopThere(point, index)}
              >
                {texts.makeStop}
              </Button>
              <Button
                variant="quiet"
                className={edit.icon}
                aria-label={texts.removeVia(nameOf(point))}
                onClick={() => remove(point)}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {via.length < MAX_VIA_POINTS && (
        <PlaceField label={texts.viaField} near={leg.to} error={error} onChoose={add} />
      )}
      <p className={edit.muted}>{texts.viaHint}</p>
      {children}
    </PanelPart>
  );
}
