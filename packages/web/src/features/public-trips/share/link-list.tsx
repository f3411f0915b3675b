import type { Share } from '@fahrtwind/contract';
import { publicTripPath } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { formatDate, formatLongDate } from '../../../format/date.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
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

/** Every link under which the trip can be seen, as the server knows them. */
export function LinkList({ trip, share, onPublish }: LinkListProps) {
  const { share: texts } = useShareTexts();
  const language = useLanguage();
  const shares = useShares(trip.id, share);
  return (
    <section className={styles.section} aria-labelledby="links-der-reise">
      <h3 id="links-der-reise">{texts.links}</h3>
      <ul className={styles.links}>
        {shares.map(({ id, createdAt, expiresAt }) => (
          <LinkRow
            key={id}
            name={texts.shareLink}
            facts={[
              texts.since(formatDate(createdAt, language)),
              ...(expiresAt === null ? [] : [texts.until(formatLongDate(expiresAt, language))]),
            ]}
            path={publicTripPath(id)}
          />
        ))}
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

function useShares(tripId: string, share: Share | null): readonly Share[] {
  const query = endpoint('listShares', { params: { id: tripId } });
  // Asked for again when the link was changed.
  const key = `${query.key} ${share?.id} ${share?.expiresAt}`;
  const { loaded } = useQuery({ ...query, key });
  if (loaded.status === 'ready') return loaded.reply.shares;
  return share ? [share] : [];
}
