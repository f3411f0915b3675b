import { POSTS_WISHES, type PostsWish } from '@fahrtwind/domain';
import { useId } from 'react';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';

interface PostsWishFieldProps {
  readonly value: PostsWish;
  readonly onChange: (value: PostsWish) => void;
}

/** What becomes of posts and answers when their author leaves. */
export function PostsWishField({ value, onChange }: PostsWishFieldProps) {
  const { settings: texts } = useAccountTexts();
  const name = useId();
  return (
    <fieldset className={styles.wishes}>
      <legend>{texts.deletePosts}</legend>
      {POSTS_WISHES.map((wish) => (
        <label key={wish} className={styles.wish}>
          <input
            type="radio"
            name={name}
            checked={wish === value}
            onChange={() => onChange(wish)}
          />
          <span>
            {texts.deletePostsWishes[wish].label}
            <small>{texts.deletePostsWishes[wish].hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
