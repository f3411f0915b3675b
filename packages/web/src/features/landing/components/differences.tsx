import { PATHS } from '@fahrtwind/domain';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { Icon, type IconName, type OwnIcon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { mapHosts } from '../../../parts/map-hosts.ts';
import styles from './differences.module.css';
import { useLandingTexts } from '../texts.ts';

interface Difference {
  readonly icon: IconName | OwnIcon;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly to: string;
}

/** Bars of reception, crossed out. */
const NO_SIGNAL: OwnIcon = { path: 'M5 19v-3M9.5 19v-6M14 19V9M18.5 19V5M4 4l16 16' };
const PRINTER: OwnIcon = {
  path: 'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z',
};
const SHIELD: OwnIcon = {
  path: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10',
};

/** What other planners do not have, each with the place where it can be seen. */
export function Differences() {
  const { differences: texts } = useLandingTexts();
  const privacy = usePrivacyWords();
  const list: readonly Difference[] = [
    { icon: NO_SIGNAL, ...texts.offline, to: '#offline' },
    { icon: SHIELD, ...texts.privacy, ...privacy, to: PATHS.privacy },
    { icon: 'undo', ...texts.undo, to: '#live-titel' },
    { icon: PRINTER, ...texts.print, to: '#drucken' },
    { icon: 'chat', ...texts.community, to: PATHS.forum },
  ];
  return (
    <section className={styles.section} aria-labelledby="anders">
      <h2 id="anders">{texts.title}</h2>
      <ul className={styles.list}>
        {list.map(({ icon, title, text, link, to }) => (
          <li key={to}>
            <Icon name={icon} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <TextLink to={to}>{link}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Promises only what the configuration keeps. */
function usePrivacyWords(): { readonly title: string; readonly text: string } {
  const { privacy } = useLandingTexts().differences;
  const config = usePublicConfig();
  const hosts = mapHosts(config);
  const title = hosts === '' ? privacy.title : privacy.titleWithMap;
  return {
    title: config.analyticsScriptUrl === null ? title : privacy.titleWithAnalytics,
    text: hosts === '' ? privacy.text : `${privacy.text} ${privacy.map(hosts)}`,
  };
}
