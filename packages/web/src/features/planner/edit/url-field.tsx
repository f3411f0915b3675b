import { ExternalLink } from '../../../ui/external-link.tsx';
import styles from './edit.module.css';
import { readWebUrl } from './read-web-url.ts';
import { useEditTexts } from './texts.ts';
import { TypedField } from './typed-field.tsx';
import type { Write } from './use-typed.ts';

interface UrlFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly write: Write;
}

/** An address of the web, and the way there. What has another scheme, from wherever it came, is never a link. */
export function UrlField({ label, value, write }: UrlFieldProps) {
  const texts = useEditTexts();
  const safe = readWebUrl(value);
  return (
    <div className={styles.url}>
      <TypedField
        label={label ?? texts.url}
        hint={value === '' ? texts.urlHint : undefined}
        type="url"
        inputMode="url"
        value={value}
        write={(text, options) => {
          const url = text.trim() === '' ? '' : readWebUrl(text);
          return url === null ? texts.urlInvalid : write(url, options);
        }}
      />
      {safe && <ExternalLink href={safe}>{texts.openLink}</ExternalLink>}
    </div>
  );
}
