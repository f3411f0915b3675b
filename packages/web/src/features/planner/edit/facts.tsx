import { ExternalLink } from '../../../ui/external-link.tsx';
import styles from './edit.module.css';
import { readWebUrl } from './read-web-url.ts';
import { useEditTexts } from './texts.ts';

type Fact = readonly [label: string, value: string | false | null | undefined, kind?: 'link'];

/** What is known about a thing, for those who only read: text that can be selected, and no field. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const texts = useEditTexts();
  const known = facts.flatMap(([label, value, kind]) => {
    // What has another scheme, from wherever it came, is never a link.
    const text = kind === 'link' ? readWebUrl(value || '') : value;
    return text ? [{ label, text, kind }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, text, kind }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            {kind === 'link' ? <ExternalLink href={text}>{texts.openLink}</ExternalLink> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
