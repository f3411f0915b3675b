import type { ModerationCase } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseCard } from './case-card.tsx';
import { moderationPath, type CaseTarget } from './moderation-address.ts';
import styles from './moderation.module.css';
import { useModerationTexts } from './texts.ts';

type Loaded =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | {
      readonly status: 'ready';
      readonly cases: readonly ModerationCase[];
      readonly hasMore: boolean;
    };

/** What is waiting, or the one thing that the address names. */
export function CaseList({ target }: { readonly target: CaseTarget | null }) {
  const texts = useModerationTexts();
  const { loaded, reload, replace } = useCases(target);
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
          <li key={`${one.target.kind} ${one.target.id}`}>
            <CaseCard shown={one} onDecided={replace} />
          </li>
        ))}
      </ul>
      {loaded.hasMore && <p>{texts.hasMore}</p>}
    </>
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
    const isChanged = ({ target: { kind, id } }: ModerationCase) =>
      kind === changed.target.kind && id === changed.target.id;
    setLoaded((known) =>
      known.status === 'ready'
        ? { ...known, cases: known.cases.map((one) => (isChanged(one) ? changed : one)) }
        : known,
    );
  }

  return { loaded, reload: () => void load(target).then(setLoaded), replace };
}

async function load(target: CaseTarget | null): Promise<Loaded> {
  try {
    if (!target) return { status: 'ready', ...(await call('listModerationCases')) };
    const { case: found } = await call('getModerationCase', { params: target });
    return { status: 'ready', cases: [found], hasMore: false };
  } catch (cause) {
    if (cause instanceof ApiError && [400, 404].includes(cause.status))
      return { status: 'missing' };
    console.warn('Cases not loaded', cause);
    return { status: 'failed' };
  }
}
