import type { Poi } from '@fahrtwind/contract';
import { correctPlace, findStop, insertVia, type Trip } from '@fahrtwind/domain';
import { useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import type { MapGestures } from '../../../map/map-data.ts';
import { makeId } from '../../../parts/make-id.ts';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { hasPanel } from '../frame/panels.tsx';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { useRun } from '../plan/use-run.ts';
import { usePlannerActions } from '../plan/use-planner-view.ts';
import { withTotals } from '../plan/with-totals.ts';
import { useMapPanelTexts } from './texts.ts';

/** What people do on the planner's map, readers only look; the same functions for as long as the language stays. */
export function useMapEdits(trip: Trip, pois: readonly Poi[]): MapGestures {
  const texts = useMapPanelTexts();
  const language = useLanguage();
  const actions = usePlannerActions();
  const { run: runQuietly } = useTripActions();
  const run = useRun();
  const mayEdit = useMayEdit();
  const latest = useRef({ trip, pois });
  useEffect(() => {
    latest.current = { trip, pois };
  });

  return useMemo(() => {
    function addVia(cityId: string, lat: number, lng: number) {
      const id = makeId();
      const location = { lat, lng, label: texts.viaName, longLabel: '', englishName: '' };
      if (!run(withTotals(insertVia), { beforeStopId: cityId, via: { id, location } })) return;
      actions.select(id);
      void nameOfPoint(lat, lng, language).then((labels) => {
        if (labels) runQuietly(correctPlace, { stopId: id, lat, lng, labels }, { isDerived: true });
        return undefined;
      });
    }

    const looking: MapGestures = {
      onHover: actions.hover,
      onSelect: (stopId) => {
        actions.select(stopId);
        if (hasPanel('stop')) actions.open({ kind: 'stop', stopId });
      },
    };
    if (!mayEdit) return looking;
    return {
      ...looking,
      onClickPoint: (lat, lng) =>
        actions.open({
          kind: 'place',
          location: { lat, lng, label: '', longLabel: '', englishName: '' },
        }),
      onSelectPoint: (pointId) => {
        const poi = latest.current.pois.find(({ osmId }) => osmId === pointId);
        if (poi) actions.open({ kind: 'place', location: poi.location, poi });
      },
      onDragStop: (stopId, lat, lng) => {
        if (findStop(latest.current.trip, stopId))
          run(withTotals(correctPlace), { stopId, lat, lng });
      },
      onDragLeg: addVia,
    };
  }, [actions, language, mayEdit, run, runQuietly, texts]);
}

async function nameOfPoint(lat: number, lng: number, language: 'de' | 'en') {
  try {
    const { places } = await call('findPlacesAt', { query: { lat, lng, lang: language } });
    const [place] = places;
    if (!place) return null;
    const { label, longLabel, englishName } = place;
    return { label, longLabel, englishName };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    // Without a name it stays a via stop, which people can rename.
    return null;
  }
}
