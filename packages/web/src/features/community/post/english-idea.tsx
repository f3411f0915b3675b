import type { IdeaOfPost } from '@fahrtwind/contract';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './post.module.css';
import { usePostPageTexts } from './texts.ts';

/** The days of an editorial road trip for English readers: its text is German. */
export function EnglishIdea({ idea: { english } }: { readonly idea: IdeaOfPost }) {
  const texts = usePostPageTexts().idea;
  if (useLanguage() !== 'en') return null;
  return (
    <section className={styles.english}>
      <h2>{english.title}</h2>
      <p>{english.summary}</p>
      <ol>
        {english.days.map(({ title, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day is its position
          <li key={index}>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ol>
      <p className={styles.figures}>{texts.germanText}</p>
    </section>
  );
}
