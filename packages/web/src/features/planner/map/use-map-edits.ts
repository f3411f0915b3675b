import type { Poi } from '@fahrtwind/contract';
import { correctPlace, findStop, insertVia, type Language, type Trip } from '@fahrtwind/domain';
import { useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import type { MapGestures } from '../../../map/map-data.ts';
import { makeId } from '../../../parts/make-id.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import { useMapPanelTexts } from './texts.ts';

/**
 * The editing gestures on the planner's map; readers have none. The functions stay the same until the language
 * changes.
 */
export function useMapEdits(trip: Trip, pois: readonly Poi[]): MapGestures {
  const texts = useMapPanelTexts();
  const language = useLanguage();
  const actions = usePlannerActions();
  const { run } = useRun();
  const mayEdit = useMayEdit();
  const latest = useRef({ trip, pois });
  useEffect(() => {
    latest.current = { trip, pois };
  });

  return useMemo(() => {
    function addVia(cityId: string, lat: number, lng: number) {
      const id = makeId();
      const location = { lat, lng, label: texts.viaName, longLabel: '', englishName: '' };
      if (!run(insertVia, { beforeStopId: cityId, via: { id, location } })) return;
      actions.select(id);
      void nameOfPoint(lat, lng, language).then((labels) => {
        if (labels) run(correctPlace, { stopId: id, lat, lng, labels }, 'derived');
        return undefined;
      });
    }

    const looking: MapGestures = {
      onHover: actions.hover,
      onSelect: (stopId) => actions.open({ kind: 'stop', stopId }),
      onSelectLodging: (hotelId) => {
        const day = latest.current.trip.days.find((one) => one.hotelId === hotelId);
        if (day) actions.open({ kind: 'hotel', dayId: day.id, hotelId });
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
          run(correctPlace, { stopId, lat, lng }, 'forced');
      },
      onDragLeg: addVia,
    };
  }, [actions, language, mayEdit, run, texts]);
}

async function nameOfPoint(lat: number, lng: number, language: Language) {
  try {
    const { places } = await call('findPlacesAt', { query: { lat, lng, lang: language } });
    const [place] = places;
    if (!place) return null;
    const { label, longLabel, englishName } = place;
    return { label, longLabel, englishName };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    // Without a name it stays a via stop, which the user can rename.
    return null;
  }
}
