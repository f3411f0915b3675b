import { PATHS, type BookingLink } from '@fahrtwind/domain';
import { ExternalLink } from '../../ui/external-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './lodging.module.css';
import { useLodgingTexts } from './texts.ts';

/** Searches on booking sites; a link with commission is marked as an advertisement. */
export function BookingLinks({ links }: { readonly links: readonly BookingLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ site, url, isAd }) => (
        <li key={site}>
          <ExternalLink href={url} isAd={isAd}>
            {site}
          </ExternalLink>
          {isAd && <AdMark />}
        </li>
      ))}
    </ul>
  );
}

/** The word beside a link that earns a commission; it leads to what that means. */
export function AdMark() {
  const texts = useLodgingTexts();
  return (
    <TextLink to={PATHS.affiliates} className={styles.adLink}>
      <span className={styles.ad}>{texts.ad}</span>
    </TextLink>
  );
}
