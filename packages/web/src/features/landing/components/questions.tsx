import { useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import styles from './questions.module.css';
import { useLandingTexts } from '../texts.ts';

/** Answers to what people ask before they begin; a link to one of them opens it. */
export function Questions() {
  const { questions: texts } = useLandingTexts();
  const { hash } = useLocation();
  return (
    <section className={styles.section} aria-labelledby="fragen">
      <h2 id="fragen">{texts.title}</h2>
      <div>
        {texts.list.map(({ id, question, answer }) => (
          <details key={id} id={id} className={styles.item} open={hash === `#${id}` || undefined}>
            <summary className={styles.question}>
              <h3>{question}</h3>
              <Icon name="down" className={styles.mark} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
