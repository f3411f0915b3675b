import type { ModerationDecision } from '@fahrtwind/contract';
import { MAX_OBJECTION_LENGTH } from '@fahrtwind/domain';
import { useEffect, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { formatDate, formatDateTime } from '../../format/date.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './report.module.css';
import { useReportTexts } from './texts.ts';

type Loaded = readonly ModerationDecision[] | 'loading' | 'failed';

/** What moderators decided about one's own things, and the objection to it. */
export function OwnDecisions() {
  const { own: texts } = useReportTexts();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let isGone = false;
    async function find() {
      const found = await load();
      if (!isGone) setLoaded(found);
    }
    void find();
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <Card title={texts.title}>
      {loaded === 'loading' && <Skeleton shape="block" />}
      {loaded === 'failed' && (
        <Notice
          kind="negative"
          action={
            <Button variant="outlined" onClick={() => void load().then(setLoaded)}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      )}
      {typeof loaded === 'object' && loaded.length === 0 && <p>{texts.empty}</p>}
      {typeof loaded === 'object' && loaded.length > 0 && (
        <ul className={styles.decisions}>
          {loaded.map((decision) => (
            <li key={decision.id}>
              <OwnDecision
                decision={decision}
                onChange={(changed) =>
                  setLoaded(loaded.map((one) => (one.id === changed.id ? changed : one)))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

async function load(): Promise<Loaded> {
  try {
    return (await call('listOwnDecisions')).decisions;
  } catch (cause) {
    console.warn('Decisions not loaded', cause);
    return 'failed';
  }
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
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function object(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    if (typeof text !== 'string' || text.trim() === '') return;
    setBusy(true);
    setFailed(false);
    try {
      const params = { id: decision.id };
      const { decision: changed } = await call('objectToDecision', { params, body: { text } });
      showToast({ kind: 'positive', text: texts.own.objected });
      onChange(changed);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void object(event)}>
      <TextArea
        name="text"
        label={texts.own.objection}
        hint={texts.own.objectionHint}
        maxLength={MAX_OBJECTION_LENGTH}
        required
      />
      {hasFailed && <Notice kind="negative">{texts.failed}</Notice>}
      <div>
        <Button type="submit" variant="outlined" busy={isBusy}>
          {texts.own.object}
        </Button>
      </div>
    </form>
  );
}
