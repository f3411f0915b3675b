import { ExternalLink } from '../../ui/external-link.tsx';
import styles from './edit.module.css';
import { readWebUrl } from '../../format/read-web-url.ts';
import { useEditTexts } from './texts.ts';
import { TypedField } from './typed-field.tsx';
import type { Write } from './use-typed.ts';

interface UrlFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly write: Write;
}

/** A web address with a link to it. Addresses with another scheme are never links, wherever they came from. */
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
        write={(text, kind) => {
          const url = text.trim() === '' ? '' : readWebUrl(text);
          return url === null ? texts.urlInvalid : write(url, kind);
        }}
      />
      {safe && <ExternalLink href={safe}>{texts.openLink}</ExternalLink>}
    </div>
  );
}
