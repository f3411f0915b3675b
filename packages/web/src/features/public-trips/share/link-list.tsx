import type { Share } from '@fahrtwind/contract';
import { publicTripPath } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { formatDate, formatLongDate } from '../../../format/date.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import type { SharedSubject } from './shared-subject.ts';
import styles from './share.module.css';
import { useShareTexts } from './texts.ts';

interface LinkListProps {
  readonly trip: SharedSubject;
  readonly share: Share | null;
  readonly onPublish: () => void;
}

/** Every link under which the trip can be seen. */
export function LinkList({ trip, share, onPublish }: LinkListProps) {
  const { share: texts } = useShareTexts();
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="links-der-reise">
      <h3 id="links-der-reise">{texts.links}</h3>
      <ul className={styles.links}>
        {share && (
          <LinkRow
            name={texts.shareLink}
            facts={[
              texts.since(formatDate(share.createdAt, language)),
              ...(share.expiresAt === null
                ? []
                : [texts.until(formatLongDate(share.expiresAt, language))]),
            ]}
            path={publicTripPath(share.id)}
          />
        )}
        {trip.published && (
          <LinkRow name={texts.publicLink} facts={[]} path={publicTripPath(trip.id)}>
            <Button variant="quiet" onClick={onPublish}>
              {texts.changePublication}
            </Button>
          </LinkRow>
        )}
      </ul>
    </section>
  );
}

interface LinkRowProps {
  readonly name: string;
  readonly facts: readonly string[];
  readonly path: string;
  readonly children?: ReactNode;
}

function LinkRow({ name, facts, path, children }: LinkRowProps) {
  const { share: texts } = useShareTexts();
  return (
    <li>
      <p>
        {name}
        {facts.length > 0 && <small>{facts.join(', ')}</small>}
      </p>
      <div className={styles.buttons}>
        {children}
        <ButtonLink to={path} target="_blank" variant="quiet" aria-label={texts.openOf(name)}>
          {texts.open}
        </ButtonLink>
      </div>
    </li>
  );
}
