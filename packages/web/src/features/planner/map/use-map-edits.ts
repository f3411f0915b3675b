import type { Poi } from '@fahrtwind/contract';
import {
  correctPlace,
  findStop,
  routeLegsOf,
  setVia,
  shortLabel,
  withViaPoint,
  type Language,
  type Point,
  type Refusal,
  type Result,
  type Trip,
  type ViaPoint,
} from '@fahrtwind/domain';
import { useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import type { MapGestures } from '../../../map/map-data.ts';
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
  const { run, offerUndo } = useRun();
  const mayEdit = useMayEdit();
  const latest = useRef({ trip, pois });
  useEffect(() => {
    latest.current = { trip, pois };
  });

  return useMemo(() => {
    const legTo = (stopId: string) =>
      routeLegsOf(latest.current.trip).find(({ cityId }) => cityId === stopId);

    function leadThrough(stopId: string, points: readonly ViaPoint[], point: ViaPoint) {
      if (!run(setVia, { stopId, points }, 'forced')) return;
      offerUndo(texts.viaMoved);
      void nameOfPoint(point, language).then((name) => {
        if (name) run(nameVia, { stopId, point, name }, 'derived');
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
      onDragLeg: (cityId, lat, lng, grip) => {
        const leg = legTo(cityId);
        if (leg) leadThrough(cityId, withViaPoint(leg, { lat, lng }, grip), { lat, lng });
      },
      onDragVia: (cityId, index, lat, lng) => {
        const points = (legTo(cityId)?.via ?? []).with(index, { lat, lng });
        leadThrough(cityId, points, { lat, lng });
      },
      onSelectVia: (stopId) => actions.open({ kind: 'way', stopId }),
    };
  }, [actions, language, mayEdit, offerUndo, run, texts]);
}

interface NameVia {
  readonly stopId: string;
  readonly point: Point;
  readonly name: string;
}

/** Names a point once its place is known; by then it may have moved on, and keeps what it has. */
function nameVia(trip: Trip, { stopId, point, name }: NameVia): Result<Trip, Refusal> {
  const via = routeLegsOf(trip).find(({ cityId }) => cityId === stopId)?.via ?? [];
  const points = via.map((one) =>
    one.lat === point.lat && one.lng === point.lng ? { ...one, name } : one,
  );
  return setVia(trip, { stopId, points });
}

async function nameOfPoint({ lat, lng }: Point, language: Language): Promise<string | null> {
  try {
    const { places } = await call('findPlacesAt', { query: { lat, lng, lang: language } });
    const [place] = places;
    return place ? shortLabel(place) : null;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    // Without a name its coordinates are shown.
    return null;
  }
}
