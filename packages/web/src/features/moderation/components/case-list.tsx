import { moderationPath, type CaseTarget } from '@fahrtwind/domain';
import type { Endpoints, ModerationCase, Received } from '@fahrtwind/contract';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import type { Query } from '../../../parts/server-state/queries.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseCard } from './case-card.tsx';
import styles from './moderation.module.css';
import { useModerationTexts } from '../texts.ts';

type Cases = Received<Endpoints['listModerationCases']['reply']>;

/** What is waiting, or the one thing that the address names. */
export function CaseList({ target }: { readonly target: CaseTarget | null }) {
  const texts = useModerationTexts();
  const { loaded, reload, update } = useQuery(queryOf(target));
  if (loaded.status === 'loading') return <Skeleton shape="block" />;
  if (loaded.status === 'missing') return <Notice kind="info">{texts.missing}</Notice>;
  if (loaded.status !== 'ready')
    return <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>;
  const { cases, next } = loaded.reply;
  return (
    <>
      {target && (
        <p>
          <Link to={moderationPath()}>{texts.all}</Link>
        </p>
      )}
      {cases.length === 0 && <Notice kind="positive">{texts.empty}</Notice>}
      <ul className={styles.cases}>
        {cases.map((one) => (
          <li key={nameOf(one)}>
            <CaseCard shown={one} onDecided={(changed) => update(withDecided(changed))} />
          </li>
        ))}
      </ul>
      {next !== null && <MoreCases after={next} onMore={update} />}
    </>
  );
}

interface MoreCasesProps {
  readonly after: string;
  readonly onMore: (add: (known: Cases) => Cases) => void;
}

/** Says what went wrong where it was asked. */
function MoreCases({ after, onMore }: MoreCasesProps) {
  const texts = useModerationTexts();
  const { isBusy, failure, run } = useAction(
    async () => onMore(withMore(await call('listModerationCases', { query: { after } }))),
    (cause) => {
      console.warn('Cases not loaded', cause);
      return texts.failed;
    },
  );
  return (
    <div>
      {failure && <Notice kind="negative">{failure}</Notice>}
      <Button variant="outlined" busy={isBusy} onClick={() => run()}>
        {texts.more}
      </Button>
    </div>
  );
}

function queryOf(target: CaseTarget | null): Query<Cases> {
  if (!target) return endpoint('listModerationCases', { query: {} });
  const one = endpoint('getModerationCase', { params: target });
  const load = async (signal: AbortSignal) => {
    const { case: found } = await one.load(signal);
    return { cases: [found], next: null };
  };
  return { key: one.key, load };
}

const nameOf = ({ target: { kind, id } }: ModerationCase): string => `${kind} ${id}`;

/** What was decided stays in its place, so that one sees what came of it. */
function withDecided(changed: ModerationCase) {
  return (known: Cases): Cases => ({
    ...known,
    cases: known.cases.map((one) => (nameOf(one) === nameOf(changed) ? changed : one)),
  });
}

/** What was reported again meanwhile stands where it is. */
function withMore({ cases, next }: Cases) {
  return (known: Cases): Cases => {
    const names = new Set(known.cases.map(nameOf));
    return { cases: [...known.cases, ...cases.filter((one) => !names.has(nameOf(one)))], next };
  };
}
