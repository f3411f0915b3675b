import styles from './place-field.module.css';
import { usePlaceTexts } from './texts.ts';
import type { PlaceSearch } from './use-place-search.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface SearchStatusProps {
  readonly search: PlaceSearch;
  readonly isTyping: boolean;
}

/** Shows the search's status; the number of results is for screen readers only. */
export function SearchStatus({ search, isTyping }: SearchStatusProps) {
  const texts = usePlaceTexts();
  return (
    <output className={styles.status}>
      {isTyping && search.status === 'searching' && <span>{texts.searching}</span>}
      {isTyping && search.status === 'failed' && <span>{texts.failed}</span>}
      {isTyping && search.status === 'offline' && <span>{texts.offline}</span>}
      {isTyping && search.status === 'found' && search.places.length === 0 && (
        <span>{search.isShortLink ? texts.shortLink : texts.none(search.query)}</span>
      )}
      {isTyping && search.status === 'found' && search.places.length > 0 && (
        <VisuallyHidden>{texts.found(search.places.length)}</VisuallyHidden>
      )}
    </output>
  );
}
