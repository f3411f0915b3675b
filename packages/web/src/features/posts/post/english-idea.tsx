import type { IdeaOfPost } from '@fahrtwind/contract';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './post.module.css';
import { usePostPageTexts } from './texts.ts';

/** What an editorial road trip is about for English readers: its text is German. */
export function EnglishIdea({ idea: { english } }: { readonly idea: IdeaOfPost }) {
  if (useLanguage() !== 'en') return null;
  return (
    <section className={styles.english}>
      <h2>{english.title}</h2>
      <p>{english.summary}</p>
    </section>
  );
}

/** Announces the text of the editors where the page is in English. */
export function GermanText() {
  const texts = usePostPageTexts().idea;
  if (useLanguage() !== 'en') return null;
  return <p className={styles.figures}>{texts.germanText}</p>;
}
