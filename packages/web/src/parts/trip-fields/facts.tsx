import { phoneLink } from '@fahrtwind/domain';
import { ExternalLink } from '../../ui/external-link.tsx';
import styles from './edit.module.css';
import { readWebUrl } from '../../format/read-web-url.ts';
import { useEditTexts } from './texts.ts';

type Fact = readonly [
  label: string,
  value: string | false | null | undefined,
  kind?: 'link' | 'phone',
];

/** What readers see instead of fields: selectable text. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const texts = useEditTexts();
  const known = facts.flatMap(([label, value, kind]) => {
    // Addresses with another scheme are never links, wherever they came from.
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
            {kind === 'link' ? (
              <ExternalLink href={text}>{texts.openLink}</ExternalLink>
            ) : kind === 'phone' ? (
              <Phone number={text} />
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A link only for what is a number. */
function Phone({ number }: { readonly number: string }) {
  const href = phoneLink(number);
  return href ? <a href={href}>{number}</a> : number;
}
