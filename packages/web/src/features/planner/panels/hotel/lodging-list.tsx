import {
  isValidLocation,
  nightsOf,
  shortLabel,
  stayProblem,
  type Hotel,
  type Location,
} from '@fahrtwind/domain';
import { EMPTY_SEARCH, lodgingPath } from '../../../../parts/lodging/lodging-address.ts';
import { LodgingFacts, LodgingPrice } from '../../../../parts/lodging/lodging-facts.tsx';
import { hotelOfLodging } from '../../../../parts/lodging/hotel-of-lodging.ts';
import { useLodgings } from '../../../../parts/lodging/use-lodgings.ts';
import { today } from '../../../../parts/today.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import edit from '../../../../parts/trip-fields/edit.module.css';
import styles from './hotels.module.css';
import { useHotelTexts } from './texts.ts';

interface LodgingListProps {
  readonly near: Location;
  readonly dates: Pick<Hotel, 'checkInDate' | 'checkOutDate'>;
  readonly idFor: (foundId: string) => string;
  readonly onTake: (hotel: Hotel) => void;
}

/** Known lodgings around a place. */
export function LodgingList({ near, dates, idFor, onTake }: LodgingListProps) {
  const texts = useHotelTexts();
  const search = searchOf(near, dates);
  const { list, failure, isAsking } = useLodgings(search);
  const found = list?.lodgings ?? [];
  return (
    <>
      <output className={edit.muted}>
        {isAsking && texts.searching}
        {failure && texts.searchFailed}
        {!isAsking &&
          !failure &&
          (found.length === 0 ? texts.noneAround : texts.found(found.length, shortLabel(near)))}
      </output>
      <ul className={edit.list}>
        {found.map((lodging) => (
          <li key={lodging.id} className={edit.item}>
            <span className={styles.house}>
              {lodging.name}
              <LodgingFacts lodging={lodging} />
              {lodging.totalCents !== null && (
                <LodgingPrice totalCents={lodging.totalCents} nights={nightsOf(dates)} />
              )}
            </span>
            <Button
              variant="outlined"
              aria-label={texts.takeLodging(lodging.name)}
              onClick={() => onTake(hotelOfLodging(lodging, dates, idFor(lodging.id)))}
            >
              <Icon name="plus" />
              {texts.take}
            </Button>
          </li>
        ))}
      </ul>
      {list && found.length > 0 && <p className={edit.muted}>{list.attribution.join(', ')}</p>}
      {search.place && (
        <TextLink to={lodgingPath(search)} className={styles.all}>
          {texts.allLodgings}
        </TextLink>
      )}
    </>
  );
}

/** Nights that are over, or not yet a stay, are left open: then there are no prices. */
function searchOf(near: Location, { checkInDate, checkOutDate }: LodgingListProps['dates']) {
  const nights = { arrival: checkInDate, departure: checkOutDate };
  const place = isValidLocation(near) ? near : null;
  return { ...EMPTY_SEARCH, place, ...(stayProblem(nights, today()) === null && nights) };
}
