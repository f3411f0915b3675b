import type { ReactNode } from 'react';
import { formatLongDate } from '../../format/date.ts';
import { useLanguage } from '../../ui/texts.tsx';
import type { ContentNode } from '../prose/content-node.ts';
import { DocumentLayout } from '../prose/document-layout.tsx';
import { Prose } from '../prose/prose.tsx';
import styles from './legal-document.module.css';
import { OperatorLines, OperatorValue } from './operator-lines.tsx';
import type { OperatorField } from './texts.ts';
import { useOperatorTexts } from './texts.ts';

type Body = readonly ContentNode[];

interface LegalDocumentProps {
  readonly de: Body;
  readonly en: Body;
  /** The ISO day of its last change, which is shown below. */
  readonly updated?: string;
  /** Placeholders that only this document has. */
  readonly fill?: Readonly<Record<string, ReactNode>>;
  /** Placeholders that stand for whole blocks. */
  readonly blocks?: Readonly<Record<string, ReactNode>>;
}

const lines: Readonly<Record<string, readonly OperatorField[]>> = {
  address: ['name', 'street', 'city', 'country', 'representative'],
  contact: ['email', 'phone'],
  registration: ['register', 'vatId'],
  responsible: ['responsible'],
  controller: ['name', 'street', 'city', 'country', 'email'],
};

/** A legal text in the reader's language, filled in with the operator's data. */
export function LegalDocument({ de, en, updated, fill = {}, blocks }: LegalDocumentProps) {
  const language = useLanguage();
  const { asOf } = useOperatorTexts();
  const body = language === 'en' ? en : de;
  return (
    <DocumentLayout body={body}>
      <Prose
        body={body}
        blocks={blocks}
        renderPlaceholder={(name) => {
          const fields = lines[name];
          if (fields) return <OperatorLines fields={fields} />;
          if (name === 'name' || name === 'email') return <OperatorValue field={name} />;
          return fill[name];
        }}
      />
      {updated !== undefined && (
        <p className={styles.date}>
          {asOf} <time dateTime={updated}>{formatLongDate(updated, language)}</time>
        </p>
      )}
    </DocumentLayout>
  );
}
