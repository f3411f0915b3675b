import { profilePath, type PeopleList } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { Avatar } from '../../../parts/avatar/avatar.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Paged } from './paged.tsx';
import styles from './person.module.css';
import { usePersonTexts } from './texts.ts';
import { usePages } from './use-pages.ts';

const CALLS = {
  follower: (uid: string, after: string | undefined) =>
    call('listFollowers', { params: { uid }, query: { after } }),
  gefolgt: (uid: string, after: string | undefined) =>
    call('listFollowing', { params: { uid }, query: { after } }),
  blockiert: (_: string, after: string | undefined) => call('listBlocked', { query: { after } }),
};

interface PeopleDialogProps {
  readonly uid: string;
  readonly list: PeopleList;
  readonly onClose: () => void;
}

/** Followers, followed or blocked people; each leads to their profile. */
export function PeopleDialog({ uid, list, onClose }: PeopleDialogProps) {
  const texts = usePersonTexts();
  const pages = usePages({ key: `people ${uid} ${list}` }, async (after) => {
    const { people, next } = await CALLS[list](uid, after);
    return { items: people, next };
  });
  return (
    <Dialog open title={texts.lists[list]} onClose={onClose}>
      <div className={styles.list}>
        <Paged pages={pages} empty={texts.emptyLists[list]}>
          {(people) => (
            <ul className={styles.people}>
              {people.map(({ uid: id, name, photoURL, isFollowed }) => (
                <li key={id}>
                  <Link to={profilePath(id)} className={styles.one}>
                    <Avatar name={name} photoURL={photoURL} label="" />
                    <span className={styles.oneName}>{name}</span>
                    {isFollowed && <span className={styles.muted}>{texts.listFollowed}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Paged>
      </div>
    </Dialog>
  );
}
