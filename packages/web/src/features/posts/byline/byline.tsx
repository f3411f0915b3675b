import type { PostAuthor } from '@fahrtwind/contract';
import { profilePath } from '@fahrtwind/domain';
import { formatDate, formatDateTime } from '../../../format/date.ts';
import { Avatar } from '../../../parts/avatar/avatar.tsx';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './byline.module.css';
import { useBylineTexts } from './texts.ts';

interface BylineProps {
  readonly author: PostAuthor;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly size: 'tiny' | 'small';
}

/** The author of a text, its date, and whether it was changed since. */
export function Byline({ author, createdAt, editedAt, size }: BylineProps) {
  const texts = useBylineTexts();
  const { editorial } = usePostTexts();
  const language = useLanguage();
  const { uid, name, photoURL, isEditorial } = author;
  return (
    <div className={styles.byline}>
      <Avatar name={name} photoURL={photoURL} label="" size={size} />
      <p className={styles.words}>
        {uid === '' ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <TextLink className={styles.name} to={profilePath(uid)}>
            {name}
          </TextLink>
        )}
        {isEditorial && <span className={styles.editorial}>{editorial}</span>}
        <span className={styles.dates}>
          {/* The browser's time zone may differ from the server's. */}
          <time dateTime={createdAt} suppressHydrationWarning>
            {formatDate(createdAt, language)}
          </time>
          {editedAt !== null && (
            <>
              {' · '}
              <time
                dateTime={editedAt}
                title={formatDateTime(editedAt, language)}
                suppressHydrationWarning
              >
                {texts.edited}
              </time>
            </>
          )}
        </span>
      </p>
    </div>
  );
}
