import type { Profile } from '@fahrtwind/contract';
import { profilePath, readProfile } from '@fahrtwind/domain';
import { useNavigate, useSearchParams } from 'react-router';
import { PeopleDialog } from './people-dialog.tsx';
import { ProfileCountries, ProfileNumbers } from './profile-numbers.tsx';
import { ProfilePosts } from './profile-posts.tsx';
import { ProfileTrips } from './profile-trips.tsx';

/** Numbers, countries, trips, and the lists of people by the address. */
export function PersonContent({ profile }: { readonly profile: Profile }) {
  const { details, uid, isOwn, postCount } = profile;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { uid: shown, list } = readProfile(search);
  const mayList = list !== null && (list === 'blockiert' ? isOwn : details !== null);

  return (
    <>
      {details && (
        <>
          <ProfileNumbers
            profile={profile}
            details={details}
            pathOf={(one) => profilePath(shown, one)}
          />
          <ProfileCountries countries={details.countries} />
          <ProfileTrips uid={uid} />
        </>
      )}
      {postCount > 0 && <ProfilePosts uid={uid} />}
      {mayList && (
        <PeopleDialog
          uid={uid}
          list={list}
          onClose={() =>
            void navigate(profilePath(shown), { replace: true, preventScrollReset: true })
          }
        />
      )}
    </>
  );
}
