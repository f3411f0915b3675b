import type { Profile } from '@fahrtwind/contract';
import { useSearchParams } from 'react-router';
import { PEOPLE_LISTS, PeopleDialog } from './people-dialog.tsx';
import { ProfileCountries, ProfileNumbers } from './profile-numbers.tsx';
import { ProfilePosts } from './profile-posts.tsx';
import { ProfileTrips } from './profile-trips.tsx';

/** Numbers, countries, trips, and the lists of people by the address. */
export function PersonContent({ profile }: { readonly profile: Profile }) {
  const { details, uid, isOwn, postCount } = profile;
  const [search, setSearch] = useSearchParams();
  const list = PEOPLE_LISTS.find((one) => one === search.get('liste'));
  const mayList = list !== undefined && (list === 'blockiert' ? isOwn : details !== null);

  function searchWith(value: string | null): URLSearchParams {
    const next = new URLSearchParams(search);
    if (value === null) next.delete('liste');
    else next.set('liste', value);
    return next;
  }

  return (
    <>
      {details && (
        <>
          <ProfileNumbers
            profile={profile}
            details={details}
            pathOf={(one) => `?${searchWith(one).toString()}`}
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
          onClose={() => setSearch(searchWith(null), { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  );
}
