import type { PublishedTrip } from '@fahrtwind/contract';
import { publicTripPath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { monthName } from '../../../format/month-name.ts';
import card from '../../../parts/trip-card/trip-card.module.css';
import { TripCover } from '../../../parts/trip-cover/trip-cover.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePublicTexts } from './texts.ts';

/** A published trip in the list; the whole card is a link. */
export function PublishedCard({ trip }: { readonly trip: PublishedTrip }) {
  const { list, trip: texts } = usePublicTexts();
  const language = useLanguage();
  const [first = 1, last = first] = [trip.months.at(0), trip.months.at(-1)];
  const where = [trip.place, trip.country].filter((part) => part !== '');
  return (
    <article className={card.card}>
      <div className={card.cover}>
        <TripCover trip={trip} />
      </div>
      <div className={card.body}>
        <h2 className={card.title}>
          <Link to={publicTripPath(trip.id)} className={card.link} data-trip={trip.id}>
            {trip.title}
          </Link>
        </h2>
        <p className={card.dates}>
          {texts.days(trip.dayCount)} ·{' '}
          {texts.months(monthName(first, language), monthName(last, language))}
        </p>
        {where.length > 0 && <p className={card.distance}>{[...new Set(where)].join(', ')}</p>}
        <p className={card.facts}>
          {list.by(trip.author.name)} · {texts.stops(trip.stopCount)}
          {trip.totalDistance > 0 && ` · ${formatKm(kmOf(trip.totalDistance), language)}`}
        </p>
      </div>
    </article>
  );
}
