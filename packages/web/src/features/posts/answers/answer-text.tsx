import { Fragment } from 'react';
import { readWebUrl } from '../../../format/read-web-url.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import styles from './answers.module.css';

/** A plain text: empty lines divide paragraphs, addresses of the web become links. */
export function AnswerText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph.split(ADDRESS).map(linked)}</p>
      ))}
    </div>
  );
}

/** Up to a space or a bracket; a full stop or comma at its end belongs to the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>()"]*[^\s<>()".,;:!?])/i;

function linked(part: string, index: number) {
  const href = ADDRESS.test(part) ? readWebUrl(part) : null;
  if (href === null) return <Fragment key={index}>{part}</Fragment>;
  return (
    <ExternalLink key={index} href={href} isFromUser>
      {part}
    </ExternalLink>
  );
}
