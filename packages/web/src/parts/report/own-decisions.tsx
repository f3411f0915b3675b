import type { ModerationDecision } from '@fahrtwind/contract';
import { MAX_OBJECTION_LENGTH } from '@fahrtwind/domain';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { formatDate, formatDateTime } from '../../format/date.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedNotice } from '../../ui/failed-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { showToast } from '../../ui/toast.ts';
import { endpoint } from '../server-state/endpoint.ts';
import { useAction } from '../server-state/use-action.ts';
import { useQuery } from '../server-state/use-query.ts';
import styles from './report.module.css';
import { useReportTexts } from './texts.ts';

/** What moderators decided about one's own things, and the objection to it. */
export function OwnDecisions() {
  const { own: texts } = useReportTexts();
  const { loaded, reload, update } = useQuery(endpoint('listOwnDecisions'));
  const decisions = loaded.status === 'ready' ? loaded.reply.decisions : null;

  function replace(changed: ModerationDecision): void {
    update((known) => ({
      decisions: known.decisions.map((one) => (one.id === changed.id ? changed : one)),
    }));
  }

  return (
    <Card title={texts.title}>
      {loaded.status === 'loading' && <Skeleton shape="block" />}
      {(loaded.status === 'failed' || loaded.status === 'missing') && (
        <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>
      )}
      {decisions?.length === 0 && <p>{texts.empty}</p>}
      {decisions && decisions.length > 0 && (
        <ul className={styles.decisions}>
          {decisions.map((decision) => (
            <li key={decision.id}>
              <OwnDecision decision={decision} onChange={replace} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface OwnDecisionProps {
  readonly decision: ModerationDecision;
  readonly onChange: (changed: ModerationDecision) => void;
}

function OwnDecision({ decision, onChange }: OwnDecisionProps) {
  const { own: texts, actions } = useReportTexts();
  const language = useLanguage();
  const { action, title, path, reason, createdAt, until, objection, mayObject } = decision;
  return (
    <article className={styles.decision}>
      <h3>
        {actions[action]}
        {until !== null && ` ${texts.until(formatDate(until, language))}`}:{' '}
        {path === '' ? texts.gone : <Link to={path}>{title}</Link>}
      </h3>
      <p className={styles.muted}>{formatDateTime(createdAt, language)}</p>
      <p className={styles.said}>{reason === '' ? texts.byReports : texts.reason(reason)}</p>
      {objection && (
        <>
          <p className={styles.said}>
            {texts.objection}: {objection.text}
          </p>
          <p>
            {objection.isGranted === null
              ? texts.waiting
              : objection.isGranted
                ? texts.granted
                : texts.rejected}
          </p>
          {objection.answer !== '' && (
            <p className={styles.said}>{texts.answer(objection.answer)}</p>
          )}
        </>
      )}
      {mayObject && <ObjectForm decision={decision} onChange={onChange} />}
    </article>
  );
}

function ObjectForm({ decision, onChange }: OwnDecisionProps) {
  const texts = useReportTexts();
  const { isBusy, failure, run } = useAction(
    async (text: string) => {
      const params = { id: decision.id };
      const { decision: changed } = await call('objectToDecision', { params, body: { text } });
      showToast({ kind: 'positive', text: texts.own.objected });
      onChange(changed);
    },
    (cause) => {
      console.warn(cause);
      return texts.failed;
    },
  );

  function object(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    if (typeof text === 'string' && text.trim() !== '') run(text);
  }

  return (
    <form className={styles.form} onSubmit={object}>
      <TextArea
        name="text"
        label={texts.own.objection}
        hint={texts.own.objectionHint}
        maxLength={MAX_OBJECTION_LENGTH}
        required
      />
      {failure && <Notice kind="negative">{failure}</Notice>}
      <div>
        <Button type="submit" variant="outlined" busy={isBusy}>
          {texts.own.object}
        </Button>
      </div>
    </form>
  );
}
