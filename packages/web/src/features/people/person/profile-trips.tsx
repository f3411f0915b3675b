import type { PublishedTrip } from '@fahrtwind/contract';
import { publicTripPath } from '@fahrtwind/domain';
import { Link, useLocation } from 'react-router';
import { call } from '../../../api/client.ts';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { estimateMark } from '../../../format/estimate.ts';
import card from '../../../parts/trip-card/trip-card.module.css';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { TripCover } from '../../../parts/trip-cover/trip-cover.tsx';
import { Card } from '../../../ui/card.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { Paged } from './paged.tsx';
import { usePersonTexts } from './texts.ts';
import { usePages } from './use-pages.ts';

/** The published trips of a person. */
export function ProfileTrips({ uid }: { readonly uid: string }) {
  const texts = usePersonTexts();
  const { key: visit } = useLocation();
  const asked = { key: `trips of ${uid}`, kept: { visit } };
  const pages = usePages(asked, async (after, signal) => {
    const input = { params: { uid }, query: { after }, signal };
    const { trips, next } = await call('listProfileTrips', input);
    return { items: trips, next };
  });
  return (
    <Card title={texts.tripsTitle}>
      <Paged pages={pages} empty={texts.noTrips}>
        {(trips) => (
          <TripCards label={texts.tripsTitle}>
            {trips.map((trip) => (
              <li key={trip.id}>
                <ProfileTrip trip={trip} />
              </li>
            ))}
          </TripCards>
        )}
      </Paged>
    </Card>
  );
}

function ProfileTrip({ trip }: { readonly trip: PublishedTrip }) {
  const texts = usePersonTexts();
  const language = useLanguage();
  const where = new Set([trip.place, trip.country].filter((part) => part !== ''));
  return (
    <article className={card.card}>
      <div className={card.cover}>
        <TripCover trip={trip} />
      </div>
      <div className={card.body}>
        <h3 className={card.title}>
          <Link to={publicTripPath(trip.id)} className={card.link}>
            {trip.title}
          </Link>
        </h3>
        {where.size > 0 && <p className={card.distance}>{[...where].join(', ')}</p>}
        <p className={card.facts}>
          {texts.tripDays(trip.dayCount)} · {texts.tripStops(trip.stopCount)}
          {trip.totalDistance > 0 &&
            ` · ${estimateMark(trip.isEstimate)}${formatKm(kmOf(trip.totalDistance), language)}`}
        </p>
      </div>
    </article>
  );
}
