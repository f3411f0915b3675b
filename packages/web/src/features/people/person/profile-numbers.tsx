import type { PeopleList } from '@fahrtwind/domain';
import type { Profile } from '@fahrtwind/contract';
import { Link } from 'react-router';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { PlacesPicture } from '../../../parts/place-picture/places-picture.tsx';
import { Card } from '../../../ui/card.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './person.module.css';
import { usePersonTexts } from './texts.ts';

interface ProfileNumbersProps {
  readonly profile: Profile;
  readonly details: NonNullable<Profile['details']>;
  /** The address of a list of people. */
  readonly pathOf: (list: PeopleList) => string;
}

export function ProfileNumbers({ profile, details, pathOf }: ProfileNumbersProps) {
  const texts = usePersonTexts();
  const language = useLanguage();
  const { tripCount, dayCount, distance, isEstimate, followerCount, followingCount } = details;
  return (
    <Card title={texts.numbers}>
      <dl className={styles.numbers}>
        <Figure label={texts.followers(followerCount)}>
          <Link to={pathOf('follower')}>{followerCount}</Link>
        </Figure>
        <Figure label={texts.following}>
          <Link to={pathOf('gefolgt')}>{followingCount}</Link>
        </Figure>
        <Figure label={texts.posts(profile.postCount)}>{profile.postCount}</Figure>
        <Figure label={texts.trips(tripCount)}>{tripCount}</Figure>
        <Figure label={texts.days(dayCount)}>{dayCount}</Figure>
        <Figure label={texts.distance}>
          {estimateMark(isEstimate && distance > 0) + formatKm(kmOf(distance), language)}
        </Figure>
      </dl>
      <p className={styles.muted}>{texts.numbersHint}</p>
    </Card>
  );
}

function Figure({
  label,
  children,
}: {
  readonly label: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div className={styles.number}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Countries on a small map, and in words for everyone. */
export function ProfileCountries({
  countries,
}: Pick<NonNullable<Profile['details']>, 'countries'>) {
  const texts = usePersonTexts();
  if (countries.length === 0) return null;
  return (
    <Card title={`${texts.countries} (${countries.length})`}>
      <div className={styles.map}>
        <PlacesPicture places={countries} />
      </div>
      <ul className={styles.countries}>
        {countries.map(({ country }) => (
          <li key={country}>{country}</li>
        ))}
      </ul>
    </Card>
  );
}
