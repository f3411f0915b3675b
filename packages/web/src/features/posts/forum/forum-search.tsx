import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { forumAddress, type ForumAddress } from './forum-address.ts';
import styles from './forum-navigation.module.css';
import { useForumTexts } from './texts.ts';

/** A form that asks for the page with its field in the address, which works without scripts too. */
export function ForumSearch({ address }: { readonly address: ForumAddress }) {
  const texts = useForumTexts();
  const navigate = useNavigate();
  const { category, q } = address;
  const label = category ? texts.searchIn(texts.category[category].name) : texts.searchLabel;

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const question = typeof typed === 'string' ? typed.trim() : '';
    void navigate(forumAddress({ category, q: question }));
  }

  return (
    <search>
      <form key={q} className={styles.search} action={forumAddress({ category })} onSubmit={search}>
        <label className={styles.field}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            placeholder={label}
            enterKeyHint="search"
          />
        </label>
        <Button type="submit" variant="outlined">
          {texts.search}
        </Button>
      </form>
    </search>
  );
}
