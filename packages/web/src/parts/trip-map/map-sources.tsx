import type { DataSource } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { useMapTexts } from './texts.ts';
import styles from './map-sources.module.css';

interface MapSourcesProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** „Karten & Daten“: the sources of all data that ships with the product. */
export function MapSources({ open, onClose }: MapSourcesProps) {
  const texts = useMapTexts();
  return (
    <Dialog open={open} title={texts.sources} onClose={onClose}>
      <SourceList />
    </Dialog>
  );
}

function SourceList() {
  const texts = useMapTexts();
  const language = useLanguage();
  const sources = useSources();
  if (sources === 'failed') return <Notice kind="negative">{texts.sourcesFailed}</Notice>;
  return (
    <>
      <p className={styles.intro}>{texts.sourcesIntro}</p>
      <ul className={styles.sources} aria-busy={sources === null}>
        {(sources ?? []).map((source) => (
          <li key={source.name + (source.use?.en ?? '')} className={styles.source}>
            <h3 className={styles.name}>{source.name}</h3>
            {source.use && <p className={styles.use}>{source.use[language]}</p>}
            <p className={styles.facts}>
              {[
                source.licence,
                `${texts.sourcesDate} ${shortDate(source.date, language)}`,
                source.url.replace(/^https?:\/\/(www\.)?/, ''),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function shortDate(date: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

function useSources(): readonly DataSource[] | 'failed' | null {
  const [sources, setSources] = useState<readonly DataSource[] | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call('getMapSources', { signal: leaving.signal }).then(
      (reply) => setSources(reply.sources),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setSources('failed');
      },
    );
    return () => leaving.abort();
  }, []);
  return sources;
}
