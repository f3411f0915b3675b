import { usePublicConfig } from '../../../store/session/use-session.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './privacy-band.module.css';
import { useLandingTexts } from './texts.ts';

export function PrivacyBand() {
  const { privacy } = useLandingTexts();
  const { analyticsScriptUrl } = usePublicConfig();
  return (
    <section className={styles.band}>
      <h2>{analyticsScriptUrl === null ? privacy.title : privacy.titleWithAnalytics}</h2>
      <p>{privacy.text}</p>
      <TextLink to="/Datenschutz">{privacy.more}</TextLink>
    </section>
  );
}
