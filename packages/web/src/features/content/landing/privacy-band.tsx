import { PATHS } from '@fahrtwind/domain';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { mapHosts } from '../legal/map-hosts.ts';
import styles from './privacy-band.module.css';
import { useLandingTexts } from './texts.ts';

/** Promises only what the configuration keeps. */
export function PrivacyBand() {
  const { privacy } = useLandingTexts();
  const config = usePublicConfig();
  const hosts = mapHosts(config);
  const title = hosts === '' ? privacy.title : privacy.titleWithMap;
  return (
    <section className={styles.band}>
      <h2>{config.analyticsScriptUrl === null ? title : privacy.titleWithAnalytics}</h2>
      <p>
        {privacy.text}
        {hosts !== '' && ` ${privacy.map(hosts)}`}
      </p>
      <TextLink to={PATHS.privacy}>{privacy.more}</TextLink>
    </section>
  );
}
