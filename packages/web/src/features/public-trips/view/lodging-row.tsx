import type { PublicLodging } from '@fahrtwind/domain';
import { formatCents } from '../../../format/euros.ts';
import { HOTEL_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePublicTexts } from './texts.ts';
import { WebLink } from './web-link.tsx';

interface LodgingRowProps {
  readonly lodging: PublicLodging;
  readonly dayNumber: number;
}

/** Where the night after a day is spent. Only the first night tells everything. */
export function LodgingRow({ lodging, dayNumber }: LodgingRowProps) {
  const texts = useTripRowTexts();
  const { trip } = usePublicTexts();
  const language = useLanguage();
  const isFirst = lodging.firstDay === dayNumber;
  const facts = [
    texts.hotelTypes[lodging.type],
    lodging.stars > 0 ? trip.stars(lodging.stars) : '',
    isFirst && lodging.nights > 1 ? trip.stay(lodging.nights) : '',
    isFirst && lodging.priceCents !== null ? formatCents(lodging.priceCents, language) : '',
  ];
  return (
    <div className={rows.night}>
      <Icon name={HOTEL_ICONS[lodging.type]} />
      <div>
        <p>
          <span className={rows.nightLabel}>{isFirst ? texts.night : texts.nightAgain} </span>
          <strong className={rows.nightName}>{lodging.name}</strong>
        </p>
        {isFirst && <WebLink url={lodging.url} />}
      </div>
      <span className={rows.nightFacts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </div>
  );
}
