import type { LodgingList } from '@fahrtwind/contract';
import { nightsOf, shortLabel, type Hotel } from '@fahrtwind/domain';
import { lazy, Suspense, useState } from 'react';
import { BookingLinks } from '../../../parts/lodging/booking-links.tsx';
import type { TakenLodging } from '../../../parts/lodging/hotel-of-lodging.ts';
import type { LodgingSearch } from '../../../parts/lodging/lodging-address.ts';
import { useLodgings } from '../../../parts/lodging/use-lodgings.ts';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './hotel-search.module.css';
import { LodgingCard } from './lodging-card.tsx';
import { OwnLodging } from './own-lodging.tsx';
import { useHotelSearchTexts } from '../texts.ts';

const AdoptDialog = lazy(async () => {
  const { AdoptDialog: Adopt } = await import('./adopt-dialog.tsx');
  return { default: Adopt };
});

type Stay = Pick<Hotel, 'checkInDate' | 'checkOutDate'>;

/** What was found for a complete search, or the reason why there is nothing. */
export function SearchResults({ search }: { readonly search: LodgingSearch }) {
  const texts = useHotelSearchTexts();
  const language = useLanguage();
  const { list, failure, isAsking, retry } = useLodgings(search);
  const [taken, setTaken] = useState<TakenLodging | null>(null);
  const { place, arrival, departure, persons } = search;
  if (!place || !arrival || !departure) return null;
  const stay = { checkInDate: arrival, checkOutDate: departure };
  const count = list?.lodgings.length ?? 0;
  return (
    <section className={styles.results} aria-labelledby="unterkuenfte" aria-busy={isAsking}>
      <header>
        <h3 id="unterkuenfte">{texts.results.title(shortLabel(place))}</h3>
        <p className={styles.muted}>
          {[
            formatTripDates(arrival, departure, language),
            texts.results.nights(nightsOf(stay)),
            texts.search.personCount(persons),
          ].join(' · ')}
        </p>
        <output className={styles.muted}>
          {isAsking && texts.results.asking}
          {list && count > 0 && texts.results.found(count)}
        </output>
      </header>
      {isAsking && <WaitingCards />}
      {failure && (
        <Notice
          kind="negative"
          title={texts.results.failureTitle}
          action={
            <Button variant="outlined" onClick={retry}>
              {texts.results.again}
            </Button>
          }
        >
          {texts.results.failures[failure]}
        </Notice>
      )}
      {list && <FoundList list={list} stay={stay} onTake={setTaken} />}
      {list && <Elsewhere list={list} />}
      <OwnLodging place={place} type={search.type} onTake={setTaken} />
      {taken && (
        <Suspense>
          <AdoptDialog lodging={taken} stay={stay} place={place} onClose={() => setTaken(null)} />
        </Suspense>
      )}
    </section>
  );
}

function WaitingCards() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {[1, 2, 3].map((key) => (
        <li key={key} className={styles.card}>
          <Skeleton shape="block" />
        </li>
      ))}
    </ul>
  );
}

interface FoundListProps {
  readonly list: LodgingList;
  readonly stay: Stay;
  readonly onTake: (lodging: TakenLodging) => void;
}

function FoundList({ list, stay, onTake }: FoundListProps) {
  const texts = useHotelSearchTexts().results;
  const { lodgings, attribution, isFallback } = list;
  return (
    <>
      {isFallback && <Notice kind="warning">{texts.fallback}</Notice>}
      {lodgings.length > 0 && (
        <>
          <ul className={styles.cards}>
            {lodgings.map((lodging) => (
              <LodgingCard
                key={lodging.id}
                lodging={lodging}
                nights={nightsOf(stay)}
                onTake={() => onTake(lodging)}
              />
            ))}
          </ul>
          <p className={styles.muted}>
            {texts.order} {attribution.length > 0 && texts.source(attribution.join(', '))}
          </p>
        </>
      )}
    </>
  );
}

/** The prepared searches; where nothing was found they are the answer. */
function Elsewhere({ list: { lodgings, links } }: { readonly list: LodgingList }) {
  const texts = useHotelSearchTexts().results;
  const isAnswer = lodgings.length === 0;
  return (
    <section className={styles.box}>
      <h4>{isAnswer ? texts.noneTitle : texts.elsewhere}</h4>
      <p className={styles.muted}>{isAnswer ? texts.none : texts.elsewhereText}</p>
      <BookingLinks links={links} />
    </section>
  );
}
