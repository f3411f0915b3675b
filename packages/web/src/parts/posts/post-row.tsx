import type { PostSummary } from '@fahrtwind/contract';
import { postPath, postsPath, profilePath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { formatAge } from '../../format/age.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MarkedText } from './marked-text.tsx';
import { KIND_ICONS } from './post-icons.ts';
import styles from './post-row.module.css';
import { usePostTexts } from './texts.ts';

interface PostRowProps {
  readonly post: PostSummary;
  readonly now: number;
  /** The level of the title's heading. */
  readonly level: 2 | 3;
  /** Pointed at elsewhere, such as on a map. */
  readonly isLit?: boolean;
  readonly onPointAt?: ((postId: string | null) => void) | undefined;
}

/** A post in a list: what it is about, where, by whom, and how much it moved. The row is a link to the post. */
export function PostRow({ post, now, level, isLit = false, onPointAt }: PostRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles.row, isLit && styles.lit)}>
      <div className={styles.words}>
        <Labels post={post} />
        <Heading className={styles.title}>
          <Link
            to={postPath(post)}
            className={styles.link}
            data-post={post.id}
            onMouseEnter={() => onPointAt?.(post.id)}
            onMouseLeave={() => onPointAt?.(null)}
            onFocus={() => onPointAt?.(post.id)}
            onBlur={() => onPointAt?.(null)}
          >
            <MarkedText text={post.title} matches={post.matches} />
          </Link>
        </Heading>
        {post.excerpt !== '' && (
          <p className={styles.excerpt}>
            <MarkedText text={post.excerpt} matches={post.matches} />
          </p>
        )}
        <Facts post={post} now={now} />
      </div>
      {post.photo && (
        <img
          className={styles.photo}
          src={`${post.photo.url}&size=480`}
          alt={post.photo.alt}
          width={post.photo.width}
          height={post.photo.height}
          loading="lazy"
          decoding="async"
        />
      )}
    </article>
  );
}

/** Kind, state, topic and place, above the title. */
function Labels({ post }: Pick<PostRowProps, 'post'>) {
  const texts = usePostTexts();
  const { kind, topic, country, place, state } = post;
  return (
    <p className={styles.labels}>
      <span className={classNames(styles.kind, styles[kind])}>
        <Icon name={KIND_ICONS[kind]} />
        {texts.kinds[kind]}
      </span>
      {kind === 'frage' && post.hasBestAnswer && (
        <span className={styles.solved}>
          <Icon name="check" />
          {texts.solved}
        </span>
      )}
      {state !== 'shown' && <span className={styles.state}>{texts[state]}</span>}
      {country !== '' && (
        <Link className={styles.place} to={postsPath(country, place)}>
          <Icon name="pin" />
          {place === '' ? country : `${place}, ${country}`}
        </Link>
      )}
      {topic !== null && <span>{texts.topics[topic]}</span>}
    </p>
  );
}

/** People lead to their profiles. The editors are no person, and people who have left have no profile. */
function Author({ author: { uid, name, isEditorial } }: Pick<PostSummary, 'author'>) {
  if (uid !== '' && !isEditorial)
    return (
      <Link className={styles.author} to={profilePath(uid)}>
        {name}
      </Link>
    );
  return <span className={isEditorial ? styles.editorial : undefined}>{name}</span>;
}

/** The author and the date, and how many liked and answered it. */
function Facts({ post, now }: Pick<PostRowProps, 'post' | 'now'>) {
  const texts = usePostTexts();
  const language = useLanguage();
  const { author, likeCount, answerCount } = post;
  return (
    <p className={styles.facts}>
      <Author author={author} />
      {/* The page may be some minutes old when the browser takes over. */}
      <time dateTime={post.createdAt} suppressHydrationWarning>
        {formatAge(post.createdAt, now, language)}
      </time>
      <span className={styles.counts}>
        {likeCount > 0 && (
          <span className={classNames(styles.count, post.isLiked && styles.liked)}>
            <Icon name="heart" />
            <span aria-hidden="true">{likeCount}</span>
            <VisuallyHidden>{texts.likes(likeCount)}</VisuallyHidden>
          </span>
        )}
        {answerCount > 0 && (
          <span className={styles.count}>
            <Icon name="chat" />
            <span aria-hidden="true">{answerCount}</span>
            <VisuallyHidden>{texts.answers(answerCount)}</VisuallyHidden>
          </span>
        )}
      </span>
      {post.isSaved && (
        <span className={styles.count}>
          <Icon name="star" />
          {texts.saved}
        </span>
      )}
    </p>
  );
}
