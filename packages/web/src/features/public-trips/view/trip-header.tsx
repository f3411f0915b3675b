import { isCopy, openTripPath, type PublicTrip } from '@fahrtwind/domain';
import { useContext } from 'react';
import { formatLongDate } from '../../../format/date.ts';
import { AdoptTrip } from '../../../parts/adopt-trip/adopt-trip.tsx';
import { Photo } from '../../../parts/photo/photo.tsx';
import { ReportButton } from '../../../parts/report/report-button.tsx';
import { TripCover, type CoverSubject } from '../../../parts/trip-cover/trip-cover.tsx';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { PreviewContext } from './preview-context.ts';
import styles from './public-trip.module.css';
import { usePublicTexts } from './texts.ts';

/** What the cover is drawn by: the points of the way and their days. */
function coverOf({ id, days }: Pick<PublicTrip, 'id' | 'days'>): CoverSubject {
  const points = days.flatMap(({ stops }, day) =>
    stops
      .filter(({ lat, lng, optional }) => !optional && lat !== 0 && lng !== 0)
      .map(({ lng, lat }) => ({ at: [lng, lat] as const, day })),
  );
  return { id, route: points.map(({ at }) => at), days: points.map(({ day }) => day) };
}

/** Cover, title, author and what a visitor can do with the trip. */
export function TripHeader({ trip }: { readonly trip: PublicTrip }) {
  const texts = usePublicTexts();
  const isPreview = useContext(PreviewContext);
  const Heading = isPreview ? 'h2' : 'h1';
  const [cover] = trip.photos ?? [];
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        {cover ? (
          <Photo photo={cover} sizes="(min-width: 1024px) 520px, 100vw" isEager />
        ) : (
          <TripCover trip={coverOf(trip)} />
        )}
      </div>
      <div className={styles.words}>
        <Heading tabIndex={-1}>{trip.title}</Heading>
        <p className={styles.by}>
          {texts.trip.by(trip.author.name)}
          {trip.place !== '' && ` · ${trip.place}`}
          {trip.country !== '' && trip.country !== trip.place && ` · ${trip.country}`}
        </p>
        {isCopy(trip) && <Stand trip={trip} />}
        {trip.text !== '' && <p className={styles.text}>{trip.text}</p>}
        {!isPreview && <Actions trip={trip} />}
      </div>
    </header>
  );
}

function Actions({ trip }: { readonly trip: PublicTrip }) {
  const texts = usePublicTexts();
  const isOwn = uidOf(useSession()) === trip.author.uid && trip.author.uid !== null;
  return (
    <>
      {isOwn && (
        <Notice
          kind="info"
          action={
            <ButtonLink to={openTripPath(trip.id)} variant="outlined">
              {texts.trip.toPlanner}
            </ButtonLink>
          }
        >
          {texts.trip.ownNotice}
        </Notice>
      )}
      <div className={styles.actions}>
        <AdoptTrip trip={trip} />
        {!isOwn && !isCopy(trip) && <ReportButton kind="trip" id={trip.id} />}
      </div>
    </>
  );
}

/** How old a shared copy is, and until when its link works. */
function Stand({ trip: { stand, follows, expiresAt } }: { readonly trip: PublicTrip }) {
  const texts = usePublicTexts().trip;
  const language = useLanguage();
  const date = formatLongDate(stand.slice(0, 10), language);
  return (
    <p className={styles.stand}>
      <time dateTime={stand}>{follows ? texts.follows(date) : texts.stand(date)}</time>
      {expiresAt !== null && <span> · {texts.expires(formatLongDate(expiresAt, language))}</span>}
    </p>
  );
}
