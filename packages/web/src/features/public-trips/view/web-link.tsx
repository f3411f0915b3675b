import { isWebUrl } from '@fahrtwind/domain';
import { useContext } from 'react';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { PreviewContext } from './preview-context.ts';
import styles from './public-trip.module.css';
import { usePublicTexts } from './texts.ts';

/** A link that another user has entered. Addresses that are no web pages are not offered. */
export function WebLink({ url }: { readonly url: string | null }) {
  const { trip } = usePublicTexts();
  const isPreview = useContext(PreviewContext);
  if (url === null || !isWebUrl(url)) return null;
  return (
    <p className={styles.webLink}>
      <ExternalLink href={isPreview ? undefined : url} isFromUser>
        {hostOf(url) || trip.link}
      </ExternalLink>
    </p>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
