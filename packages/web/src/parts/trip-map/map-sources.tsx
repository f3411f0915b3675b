import { Dialog } from '../../ui/dialog.tsx';
import { FailedNotice } from '../../ui/failed-notice.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { endpoint } from '../server-state/endpoint.ts';
import { useQuery } from '../server-state/use-query.ts';
import { useMapTexts } from './texts.ts';
import styles from './map-sources.module.css';

interface MapSourcesProps {
  readonly open: boolean;
  /** What this map names, in full: on a phone its line is cut. */
  readonly names: string;
  readonly onClose: () => void;
}

/** „Karten & Daten“: the sources of all data that ships with the product. */
export function MapSources({ open, names, onClose }: MapSourcesProps) {
  const texts = useMapTexts();
  return (
    <Dialog open={open} title={texts.sources} onClose={onClose}>
      <p>{names}</p>
      <SourceList />
    </Dialog>
  );
}

function SourceList() {
  const texts = useMapTexts();
  const language = useLanguage();
  const { loaded, reload } = useQuery(endpoint('getMapSources'));
  if (loaded.status === 'failed' || loaded.status === 'missing')
    return <FailedNotice onRetry={reload}>{texts.sourcesFailed}</FailedNotice>;
  const sources = loaded.status === 'ready' ? loaded.reply.sources : [];
  return (
    <>
      <p className={styles.intro}>{texts.sourcesIntro}</p>
      <ul className={styles.sources} aria-busy={loaded.status === 'loading'}>
        {sources.map((source) => (
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
