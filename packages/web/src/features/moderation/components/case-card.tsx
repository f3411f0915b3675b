import type { ModerationCase } from '@fahrtwind/contract';
import { profilePath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { formatDate, formatDateTime } from '../../../format/date.ts';
import { useReportTexts } from '../../../parts/report/texts.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { DecisionForm } from './decision-form.tsx';
import styles from './moderation.module.css';
import { ObjectionForm } from './objection-form.tsx';
import { useModerationTexts } from '../texts.ts';

interface CaseCardProps {
  readonly shown: ModerationCase;
  readonly onDecided: (changed: ModerationCase) => void;
}

/** One thing with its reports, versions and decisions, and the form to decide. */
export function CaseCard({ shown, onDecided }: CaseCardProps) {
  const texts = useModerationTexts();
  const language = useLanguage();
  const { target, title, path, author, state, isLocked, suspendedUntil } = shown;
  const marks = [
    texts.kinds[target.kind],
    texts.states[state],
    ...(isLocked ? [texts.locked] : []),
    ...(suspendedUntil ? [texts.suspended(formatDate(suspendedUntil, language))] : []),
  ];
  return (
    <article className={styles.case}>
      <h2 className={styles.title}>
        <Link to={path}>{title}</Link>
      </h2>
      <p className={styles.muted}>
        {marks.join(' · ')} · {formatDateTime(shown.createdAt, language)} · {texts.by}{' '}
        {author ? <Link to={profilePath(author.uid)}>{author.name}</Link> : texts.noAuthor}
      </p>
      {shown.text !== '' && <p className={styles.text}>{shown.text}</p>}
      <Reports reports={shown.reports} />
      <Versions versions={shown.versions} />
      <History decisions={shown.decisions} />
      {shown.objection !== null && (
        <ObjectionForm decisionId={shown.objection} onDecided={onDecided} />
      )}
      <DecisionForm key={shown.decisions.length} shown={shown} onDecided={onDecided} />
    </article>
  );
}

function Reports({ reports }: Pick<ModerationCase, 'reports'>) {
  const texts = useModerationTexts();
  const { reasons } = useReportTexts();
  const language = useLanguage();
  if (reports.length === 0) return null;
  return (
    <section>
      <h3>{texts.reports(reports.length)}</h3>
      <ul className={styles.list}>
        {reports.map((one, index) => (
          <li key={index}>
            <strong>{reasons[one.reason]}</strong>{' '}
            <span className={styles.muted}>
              {one.isRegistered ? texts.withAccount : texts.withoutAccount} ·{' '}
              {formatDateTime(one.createdAt, language)}
            </span>
            {one.text !== '' && <p className={styles.said}>{one.text}</p>}
            {one.place !== '' && <p className={styles.said}>{texts.place(one.place)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Versions({ versions }: Pick<ModerationCase, 'versions'>) {
  const texts = useModerationTexts();
  const language = useLanguage();
  if (versions.length === 0) return null;
  return (
    <details>
      <summary>{texts.versions(versions.length)}</summary>
      <ul className={styles.list}>
        {versions.map(({ title, text, replacedAt }) => (
          <li key={replacedAt}>
            <p>
              <strong>{title}</strong>{' '}
              <span className={styles.muted}>{formatDateTime(replacedAt, language)}</span>
            </p>
            <p className={styles.said}>{text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function History({ decisions }: Pick<ModerationCase, 'decisions'>) {
  const texts = useModerationTexts();
  const { actions } = useReportTexts();
  const language = useLanguage();
  if (decisions.length === 0) return null;
  return (
    <section>
      <h3>{texts.history}</h3>
      <ul className={styles.list}>
        {decisions.map(({ id, action, reason, moderator, createdAt, objection }) => (
          <li key={id}>
            <strong>{actions[action]}</strong>{' '}
            <span className={styles.muted}>
              {moderator || texts.byReports} · {formatDateTime(createdAt, language)}
            </span>
            {reason !== '' && <p className={styles.said}>{reason}</p>}
            {objection && (
              <p className={styles.said}>
                {texts.objection(objection.text)} (
                {objection.isGranted === null
                  ? texts.open
                  : objection.isGranted
                    ? texts.granted
                    : texts.rejected}
                )
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
