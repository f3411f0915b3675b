import type { Language, RegionState } from '@fahrtwind/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../../api/client.ts';
import { formatBytes } from '../../../../format/bytes.ts';
import { formatDate } from '../../../../format/date.ts';
import { useAction } from '../../../../parts/server-state/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { FailedNotice } from '../../../../ui/failed-notice.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { FailureNotice } from '../../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../../parts/failures/failure.ts';
import styles from '../settings.module.css';
import { ImportProgress } from './import-progress.tsx';
import { RegionChoice } from './region-choice.tsx';
import { useMapsTexts } from './texts.ts';
import { useRegions } from './use-regions.ts';

const ANCHOR = 'karten-und-daten';

/** „Karten & Daten“, for people in `ADMINS`: the imported regions, and importing further ones. */
export function MapsCard() {
  const texts = useMapsTexts();
  const { state, isFailed, reload, show } = useRegions();
  const heading = useShownByAddress(state !== null || isFailed);
  return (
    <Card
      title={
        <span ref={heading} id={ANCHOR}>
          {texts.title}
        </span>
      }
    >
      <p>{texts.intro}</p>
      {isFailed && <FailedNotice onRetry={reload}>{texts.failure}</FailedNotice>}
      {state === null && !isFailed && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {state !== null && (
        <>
          <RegionList state={state} onChange={show} />
          {state.last && <Outcome last={state.last} />}
          {state.job ? (
            <ImportProgress job={state.job} />
          ) : (
            <RegionChoice state={state} onChange={show} />
          )}
        </>
      )}
    </Card>
  );
}

/** A link to this card finds it only now: it is loaded after the page. */
function useShownByAddress(isLoaded: boolean): RefObject<HTMLSpanElement | null> {
  const heading = useRef<HTMLSpanElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash === `#${ANCHOR}`) heading.current?.scrollIntoView({ behavior: 'instant' });
  }, [isLoaded, hash]);
  return heading;
}

interface PartProps {
  readonly state: RegionState;
  readonly onChange: (state: RegionState) => void;
}

function RegionList({ state, onChange }: PartProps) {
  const texts = useMapsTexts();
  const language = useLanguage();
  const confirm = useConfirm();
  const [removing, setRemoving] = useState('');
  const remove = useAction(async (name: string) => {
    setRemoving(name);
    const { removeTitle: title, removeOk: okLabel } = texts;
    const text = texts.removeText(name);
    if (!(await confirm({ title, text, okLabel, isDangerous: true }))) return;
    onChange(await call('removeRegion', { params: { name } }));
    showToast({ kind: 'positive', text: texts.removed(name) });
  }, codeOf);
  if (state.regions.length === 0) return <p className={styles.muted}>{texts.none}</p>;
  return (
    <>
      <FailureNotice code={remove.failure} />
      <ul className={styles.sessions} aria-label={texts.loaded}>
        {state.regions.map((region) => (
          <li key={region.name} className={styles.session}>
            <Icon name="map" />
            <span className={styles.device}>
              <span className={styles.deviceName}>{region.name}</span>
              <span>{partsOf(region, texts, language).join(' · ')}</span>
              <span className={styles.seen}>
                {texts.since(
                  formatDate(region.dataAt ?? region.importedAt, language),
                  formatBytes(region.bytes, language),
                )}
              </span>
            </span>
            <Button
              variant="quiet"
              aria-label={texts.remove(region.name)}
              busy={remove.isBusy && removing === region.name}
              onClick={() => remove.run(region.name)}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type Region = RegionState['regions'][number];

function partsOf(
  { places, addresses, pois, hasRouting, hasTiles }: Region,
  texts: ReturnType<typeof useMapsTexts>,
  language: Language,
): readonly string[] {
  return [
    texts.places(places.toLocaleString(language)),
    texts.addresses(addresses.toLocaleString(language)),
    texts.pois(pois.toLocaleString(language)),
    hasRouting ? texts.routes : texts.noRoutes,
    hasTiles ? texts.map : texts.noMap,
  ];
}

function Outcome({ last }: { readonly last: NonNullable<RegionState['last']> }) {
  const texts = useMapsTexts();
  const { name, isDone, text } = last;
  return (
    <Notice
      kind={isDone ? 'positive' : 'negative'}
      title={isDone ? texts.done(name) : texts.failed(name)}
    >
      <p className={styles.now}>{text}</p>
    </Notice>
  );
}
