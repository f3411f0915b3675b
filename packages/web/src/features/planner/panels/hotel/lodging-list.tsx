import { shortLabel, type Hotel, type Location } from '@fahrtwind/domain';
import { usePoiKindTexts } from '../../../../parts/poi-kinds/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import styles from '../../fields/edit.module.css';
import { hotelOfLodging } from './hotel-of-lodging.ts';
import { useHotelTexts } from './texts.ts';
import { useLodgings } from './use-lodgings.ts';

interface LodgingListProps {
  readonly near: Location;
  readonly dates: Pick<Hotel, 'checkInDate' | 'checkOutDate'>;
  readonly idFor: (osmId: string) => string;
  readonly onTake: (hotel: Hotel) => void;
}

/** Known lodgings around a place. */
export function LodgingList({ near, dates, idFor, onTake }: LodgingListProps) {
  const texts = useHotelTexts();
  const kinds = usePoiKindTexts();
  const { status, found, attribution } = useLodgings(near, useLanguage());
  const said = {
    asking: texts.searching,
    failed: texts.searchFailed,
    ready: found.length === 0 ? texts.noneAround : texts.found(found.length, shortLabel(near)),
  }[status];
  return (
    <>
      <output className={styles.muted}>{said}</output>
      <ul className={styles.list}>
        {found.map((poi) => (
          <li key={poi.osmId} className={styles.item}>
            <span>
              {poi.name}
              <br />
              <span className={styles.muted}>{kinds[poi.kind]}</span>
            </span>
            <Button
              variant="outlined"
              aria-label={texts.takeLodging(poi.name)}
              onClick={() => onTake(hotelOfLodging(poi, dates, idFor(poi.osmId)))}
            >
              <Icon name="plus" />
              {texts.take}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > 0 && attribution.length > 0 && (
        <p className={styles.muted}>{attribution.join(', ')}</p>
      )}
    </>
  );
}
