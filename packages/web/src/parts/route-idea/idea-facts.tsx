import styles from './idea-facts.module.css';
import { useIdeaWords, type IdeaFigures } from './idea-words.ts';
import { useRouteIdeaTexts } from './texts.ts';

/** Where a route leads, how long it is, when it is best and what it costs. */
export function IdeaFacts({ idea }: { readonly idea: IdeaFigures }) {
  const texts = useRouteIdeaTexts();
  const words = useIdeaWords(idea);
  const facts = [
    [texts.region, words.region],
    [texts.duration, words.days],
    [texts.length, words.km],
    [texts.season, words.months],
    [texts.cost, words.cost],
  ] as const;
  return (
    <section className={styles.facts} aria-label={texts.facts}>
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{texts.costHint}</p>
    </section>
  );
}
