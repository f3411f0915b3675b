import type { RouteIdea } from '@fahrtwind/contract';
import { postPath } from '@fahrtwind/domain';
import { memo } from 'react';
import { Link } from 'react-router';
import { useIdeaWords } from '../../../parts/route-idea/idea-words.ts';
import { TripCover } from '../../../parts/trip-cover/trip-cover.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './ideas.module.css';

/** A route idea; the whole card is a link to its road trip. */
export const IdeaCard = memo(function IdeaCard({ idea }: { readonly idea: RouteIdea }) {
  const words = useIdeaWords(idea);
  const { title, summary } = idea[useLanguage()];
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <TripCover trip={idea} />
      </div>
      <div className={styles.body}>
        <p className={styles.region}>{words.region}</p>
        <h3 className={styles.title}>
          <Link to={postPath({ ...idea, kind: 'roadtrip' })} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <ul className={styles.facts}>
          <li>
            {words.days} · {words.km}
          </li>
          <li>{words.months}</li>
          <li>{words.cost}</li>
        </ul>
      </div>
    </article>
  );
});
