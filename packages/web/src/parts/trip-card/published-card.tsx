import type { PublishedTrip } from '@fahrtwind/contract';
import { publicTripPath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { formatKm, kmOf } from '../../format/distance.ts';
import { estimateMark } from '../../format/estimate.ts';
import { monthName } from '../../format/month-name.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { Photo } from '../photo/photo.tsx';
import { TripCover } from '../trip-cover/trip-cover.tsx';
import { useTripCardTexts } from './texts.ts';
import card from './trip-card.module.css';

interface PublishedCardProps {
  readonly trip: PublishedTrip;
  /** The level of the title's heading. */
  readonly level?: 2 | 3;
}

/** A published trip in a list; the whole card is a link. */
export function PublishedCard({ trip, level = 2 }: PublishedCardProps) {
  const texts = useTripCardTexts();
  const Heading = level === 2 ? 'h2' : 'h3';
  const language = useLanguage();
  const [first = 1, last = first] = [trip.months.at(0), trip.months.at(-1)];
  const where = [trip.place, trip.country].filter((part) => part !== '');
  return (
    <article className={card.card}>
      <div className={card.cover}>
        {trip.photo ? (
          <Photo photo={{ ...trip.photo, alt: '' }} sizes="(min-width: 600px) 340px, 100vw" />
        ) : (
          <TripCover trip={trip} />
        )}
      </div>
      <div className={card.body}>
        <Heading className={card.title}>
          <Link to={publicTripPath(trip.id)} className={card.link} data-trip={trip.id}>
            {trip.title}
          </Link>
        </Heading>
        <p className={card.dates}>
          {texts.days(trip.dayCount)} ·{' '}
          {texts.months(monthName(first, language), monthName(last, language))}
        </p>
        {where.length > 0 && <p className={card.distance}>{[...new Set(where)].join(', ')}</p>}
        <p className={card.facts}>
          {texts.by(trip.author.name)} · {texts.stops(trip.stopCount)}
          {trip.totalDistance > 0 &&
            ` · ${estimateMark(trip.isEstimate)}${formatKm(kmOf(trip.totalDistance), language)}`}
        </p>
      </div>
    </article>
  );
}
