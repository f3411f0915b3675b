import type { Share } from '@fahrtwind/contract';
import { publicTripPath } from '@fahrtwind/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { call } from '../../../api/client.ts';
import { formatDate, formatLongDate } from '../../../format/date.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import type { SharedSubject } from './share-dialog.tsx';
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
  const [shares, setShares] = useState<readonly Share[]>(share ? [share] : []);
  useEffect(() => {
    const load = async () => {
      try {
        setShares((await call('listShares', { params: { id: tripId } })).shares);
      } catch (cause) {
        console.warn('Links not loaded', cause);
      }
    };
    void load();
  }, [tripId]);
  return shares;
}
