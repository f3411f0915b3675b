import { usePublicConfig } from '../../store/session/use-session.ts';
import styles from './operator-lines.module.css';
import { useOperatorTexts, type OperatorField } from './texts.ts';

interface OperatorLinesProps {
  readonly fields: readonly OperatorField[];
}

/** The operator's data, one line each; missing required data is shown as missing. */
export function OperatorLines({ fields }: OperatorLinesProps) {
  const texts = useOperatorTexts();
  return fields.map((field) => (
    <span key={field} className={styles.line}>
      <span className={styles.label}>{texts.field[field].label}: </span>
      <span>
        <OperatorValue field={field} />
      </span>
    </span>
  ));
}

/** One piece of the operator's data inside a sentence. */
export function OperatorValue({ field }: { readonly field: OperatorField }) {
  const texts = useOperatorTexts();
  const value = usePublicConfig().operator[field];
  if (value === '') {
    const words = texts.field[field].isOptional ? texts.missingOptional : texts.missing;
    return <em className={styles.missing}>{words}</em>;
  }
  return field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value;
}
