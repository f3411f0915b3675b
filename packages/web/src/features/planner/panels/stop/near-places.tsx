import type { Poi } from '@fahrtwind/contract';
import { isValidLocation, stopsOf, type Stop, type Trip } from '@fahrtwind/domain';
import { useState } from 'react';
import { formatKm, kmOf } from '../../../../format/distance.ts';
import { usePoiKindTexts } from '../../../../parts/poi-kinds/texts.ts';
import { endpoint } from '../../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../../parts/server-state/use-query.ts';
import { PlacePart } from '../../../../parts/stop-place/place-part.tsx';
import { useNewStop } from '../../../../parts/trip-edit/use-new-stop.ts';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { useStopLimit } from '../../../../parts/trip-edit/use-stop-limit.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import styles from './place.module.css';
import { boxAround, sightsNear, type SightNear } from './sights-near.ts';
import { useStopTexts } from './texts.ts';

const KINDS = ['sight', 'viewpoint', 'museum', 'nature', 'beach'].join(',');
const FIRST = 4;
const MOST = 12;

/** What our own guide knows of a stop and its surroundings; nothing without a network. */
export function useSightsNear(trip: Trip, stop: Stop) {
  const lang = useLanguage();
  const query = { bbox: boxAround(stop.location), kinds: KINDS, lang, limit: 200 };
  const { loaded } = useQuery(
    isValidLocation(stop.location) ? endpoint('findPois', { query }) : null,
  );
  const { pois, attribution } =
    loaded.status === 'ready' ? loaded.reply : { pois: [], attribution: [] };
  const others = stopsOf(trip).filter(({ id }) => id !== stop.id);
  const places = others.map(({ location }) => location);
  return { ...sightsNear(pois, stop.location, places), attribution };
}

interface NearPlacesProps {
  readonly near: readonly SightNear[];
  readonly attribution: readonly string[];
  /** The day that takes what is added; null for readers. */
  readonly dayId: string | null;
}

/** What is worth a detour, with a sentence each. */
export function NearPlaces({ near, attribution, dayId }: NearPlacesProps) {
  const texts = useStopTexts();
  const [shown, setShown] = useState(FIRST);
  if (near.length === 0) return null;
  return (
    <PlacePart title={texts.near}>
      <ul className={styles.sights}>
        {near.slice(0, shown).map((sight) => (
          <Sight key={sight.poi.osmId} {...sight} dayId={dayId} />
        ))}
      </ul>
      {shown < Math.min(near.length, MOST) && (
        <Button variant="quiet" className={styles.more} onClick={() => setShown(MOST)}>
          {texts.moreNear}
        </Button>
      )}
      <p className={styles.source}>{attribution.join(', ')}</p>
    </PlacePart>
  );
}

function Sight({ poi, meters, dayId }: SightNear & Pick<NearPlacesProps, 'dayId'>) {
  const kinds = usePoiKindTexts();
  const language = useLanguage();
  const { open } = usePlannerActions();
  const facts = [kinds[poi.kind], formatKm(kmOf(meters), language)];
  return (
    <li className={styles.sight}>
      <div>
        <button
          type="button"
          className={styles.name}
          onClick={() => open({ kind: 'place', location: poi.location, poi })}
        >
          {poi.name}
        </button>
        <p className={styles.muted}>{facts.join(' · ')}</p>
        <p lang="de">{poi.description}</p>
      </div>
      {dayId !== null && <AddSight poi={poi} dayId={dayId} />}
    </li>
  );
}

function AddSight({ poi, dayId }: { readonly poi: Poi; readonly dayId: string }) {
  const texts = useStopTexts();
  const limit = useStopLimit();
  const { add } = useNewStop(dayId);
  if (limit !== undefined) return null;
  return (
    <Button
      variant="outlined"
      className={styles.add}
      aria-label={texts.addNear(poi.name)}
      title={texts.addNear(poi.name)}
      onClick={() => void add(poi.location)}
    >
      <Icon name="plus" />
    </Button>
  );
}
