import type { Post } from '@fahrtwind/contract';
import { forumPath, postsPath, type PostCategory, type PostKind } from '@fahrtwind/domain';
import type { RefObject } from 'react';
import { KIND_ICONS } from '../../../parts/posts/post-icons.ts';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Byline } from '../byline/byline.tsx';
import styles from './post.module.css';

const CATEGORIES: Readonly<Record<PostKind, PostCategory>> = {
  frage: 'fragen',
  tipp: 'tipps',
  roadtrip: 'roadtrips',
};

interface PostHeaderProps {
  readonly post: Post;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What the post is, where it plays, its title, and who wrote it. */
export function PostHeader({ post, heading }: PostHeaderProps) {
  const texts = usePostTexts();
  const { kind, topic, country, place } = post;
  return (
    <header className={styles.header}>
      <p className={styles.labels}>
        <TextLink to={forumPath(CATEGORIES[kind])}>
          <Icon name={KIND_ICONS[kind]} />
          {texts.kinds[kind]}
        </TextLink>
        {kind === 'frage' && post.bestAnswerId !== null && (
          <span className={styles.solved}>
            <Icon name="check" />
            {texts.solved}
          </span>
        )}
        {place !== '' && (
          <TextLink to={postsPath(country, place)}>
            <Icon name="pin" />
            {place}
          </TextLink>
        )}
        {country !== '' && (
          <TextLink to={postsPath(country)}>
            {place === '' && <Icon name="pin" />}
            {country}
          </TextLink>
        )}
        {topic !== null && <TextLink to={forumPath(topic)}>{texts.topics[topic]}</TextLink>}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {post.title}
      </h1>
      <Byline {...post} size="small" />
    </header>
  );
}
