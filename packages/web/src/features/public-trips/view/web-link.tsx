import { isWebUrl } from '@fahrtwind/domain';
import { ExternalLink } from '../../../ui/external-link.tsx';
import styles from './public-trip.module.css';
import { usePublicTexts } from './texts.ts';

/** A link that another user has entered. Addresses that are no web pages are not offered. */
export function WebLink({ url }: { readonly url: string | null }) {
  const { trip } = usePublicTexts();
  if (url === null || !isWebUrl(url)) return null;
  return (
    <p className={styles.webLink}>
      <ExternalLink href={url} isFromUser>
        {hostOf(url) || trip.link}
      </ExternalLink>
    </p>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
