import { moderationPath, type CaseTarget } from '@fahrtwind/domain';
import type { ModerationCase } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseCard } from './case-card.tsx';
import styles from './moderation.module.css';
import { useModerationTexts } from './texts.ts';

type Loaded =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | {
      readonly status: 'ready';
      readonly cases: readonly ModerationCase[];
      /** Where the next page begins; null after the last one. */
      readonly next: string | null;
    };

/** What is waiting, or the one thing that the address names. */
export function CaseList({ target }: { readonly target: CaseTarget | null }) {
  const texts = useModerationTexts();
  const { loaded, reload, loadMore, replace } = useCases(target);
  if (loaded.status === 'loading') return <Skeleton shape="block" />;
  if (loaded.status === 'missing') return <Notice kind="info">{texts.missing}</Notice>;
  if (loaded.status !== 'ready')
    return (
      <Notice
        kind="negative"
        action={
          <Button variant="outlined" onClick={reload}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    );
  return (
    <>
      {target && (
        <p>
          <Link to={moderationPath()}>{texts.all}</Link>
        </p>
      )}
      {loaded.cases.length === 0 && <Notice kind="positive">{texts.empty}</Notice>}
      <ul className={styles.cases}>
        {loaded.cases.map((one) => (
          <li key={nameOf(one)}>
            <CaseCard shown={one} onDecided={replace} />
          </li>
        ))}
      </ul>
      {loaded.next !== null && <MoreCases onLoad={loadMore} />}
    </>
  );
}

/** Says what went wrong where it was asked. */
function MoreCases({ onLoad }: { readonly onLoad: () => Promise<boolean> }) {
  const texts = useModerationTexts();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function ask() {
    setState('busy');
    setState((await onLoad()) ? 'ready' : 'failed');
  }
  return (
    <div>
      {state === 'failed' && <Notice kind="negative">{texts.failed}</Notice>}
      <Button variant="outlined" busy={state === 'busy'} onClick={() => void ask()}>
        {texts.more}
      </Button>
    </div>
  );
}

function useCases(target: CaseTarget | null) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    async function find() {
      const found = await load(target);
      if (!isGone) setLoaded(found);
    }
    void find();
    return () => {
      isGone = true;
    };
  }, [target]);

  /** What was decided stays in its place, so that one sees what came of it. */
  function replace(changed: ModerationCase) {
    const changeOf = (one: ModerationCase) => (nameOf(one) === nameOf(changed) ? changed : one);
    setLoaded((known) =>
      known.status === 'ready' ? { ...known, cases: known.cases.map(changeOf) } : known,
    );
  }

  async function loadMore(): Promise<boolean> {
    if (loaded.status !== 'ready' || loaded.next === null) return true;
    const page = await load(null, loaded.next);
    if (page.status !== 'ready') return false;
    setLoaded((known) => (known.status === 'ready' ? joined(known.cases, page) : known));
    return true;
  }

  return { loaded, reload: () => void load(target).then(setLoaded), loadMore, replace };
}

const nameOf = ({ target: { kind, id } }: ModerationCase): string => `${kind} ${id}`;

/** What was reported again meanwhile stands where it is. */
function joined(
  known: readonly ModerationCase[],
  page: Extract<Loaded, { status: 'ready' }>,
): Loaded {
  const names = new Set(known.map(nameOf));
  return { ...page, cases: [...known, ...page.cases.filter((one) => !names.has(nameOf(one)))] };
}

async function load(target: CaseTarget | null, after?: string): Promise<Loaded> {
  try {
    if (!target) {
      const query = after === undefined ? {} : { after };
      return { status: 'ready', ...(await call('listModerationCases', { query })) };
    }
    const { case: found } = await call('getModerationCase', { params: target });
    return { status: 'ready', cases: [found], next: null };
  } catch (cause) {
    if (cause instanceof ApiError && [400, 404].includes(cause.status))
      return { status: 'missing' };
    console.warn('Cases not loaded', cause);
    return { status: 'failed' };
  }
}
