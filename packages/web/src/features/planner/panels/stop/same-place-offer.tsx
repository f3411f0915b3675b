import {
  isSamePlace,
  relabelPlace,
  shortLabel,
  stopsToRelabel,
  type Stop,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { focusPanelTitle } from '../../../../parts/trip-fields/focus-panel-title.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useStopTexts } from './texts.ts';

/** Offers a corrected name for the other stops at the same place. */
export function SamePlaceOffer({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const trip = useTrips((state) => state.current);
  const { run, offerUndo } = useRun();
  /** The place as it was called when the panel was opened. */
  const [from] = useState(stop.location);
  const { location } = stop;
  const isRenamed = isSamePlace(from, location) && from.label !== location.label;
  const others = trip && isRenamed ? stopsToRelabel(trip, { from, location }) : [];
  if (others.length === 0) return null;
  const name = shortLabel(location);

  function relabel() {
    if (!run(relabelPlace, { from, location }, 'forced')) return;
    offerUndo(texts.samePlaceDone(others.length, name));
    focusPanelTitle();
  }

  return (
    <Notice
      kind="info"
      action={
        <Button variant="outlined" onClick={relabel}>
          {texts.samePlaceApply}
        </Button>
      }
    >
      {texts.samePlace(others.length, name)}
    </Notice>
  );
}
