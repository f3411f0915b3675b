import { formatCents } from '../../../../format/euros.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Scene } from '../../../../ui/scenes/scene.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { DayTable, KindTable } from './budget-tables.tsx';
import { CostList } from './cost-list.tsx';
import styles from './costs.module.css';
import { useOverviewTexts } from '../texts.ts';
import { useOverview } from '../use-overview.ts';
import type { CostSum } from '@fahrtwind/domain';

/** The booked share of a sum; the numbers beside it say the same. */
function BudgetBar({ sum: { bookedCents, openCents } }: { readonly sum: CostSum }) {
  const all = bookedCents + openCents;
  const booked = all === 0 ? 0 : (bookedCents / all) * 100;
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.barOpen} width="100" height="4" />
      <rect className={styles.barBooked} width={booked} height="4" />
    </svg>
  );
}

/** The costs of the trip, booked and open, by kind and by day. */
export function CostsView() {
  const { costs: texts } = useOverviewTexts();
  const language = useLanguage();
  const { open } = usePlannerActions();
  const found = useOverview();
  if (!found) return null;
  const { trip, overview } = found;
  const { budget, costs } = overview;
  if (costs.length === 0) return <NoCosts dayId={trip.days[0]?.id} />;
  const { bookedCents, openCents, unknown } = budget.total;
  return (
    <section className={styles.costs} aria-labelledby="kosten">
      <header className={styles.head}>
        <h2 id="kosten">{texts.title}</h2>
        <p className={styles.total}>{formatCents(bookedCents + openCents, language)}</p>
        <BudgetBar sum={budget.total} />
        <dl className={styles.legend}>
          <div className={styles.legendBooked}>
            <dt>{texts.booked}</dt>
            <dd>{formatCents(bookedCents, language)}</dd>
          </div>
          <div className={styles.legendOpen}>
            <dt>{texts.open}</dt>
            <dd>{formatCents(openCents, language)}</dd>
          </div>
        </dl>
        {unknown > 0 && <p className={styles.muted}>{texts.unknown(unknown)}</p>}
      </header>
      <KindTable budget={budget} />
      <CostList costs={costs} days={trip.days} onOpen={open} />
      <DayTable budget={budget} days={trip.days} />
    </section>
  );
}

function NoCosts({ dayId }: { readonly dayId: string | undefined }) {
  const { costs: texts } = useOverviewTexts();
  const { open } = usePlannerActions();
  const mayEdit = useMayEdit();
  return (
    <EmptyState
      scene={<Scene name="camp" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        mayEdit &&
        dayId !== undefined && (
          <Button variant="accent" onClick={() => open({ kind: 'hotel', dayId })}>
            {texts.addHotel}
          </Button>
        )
      }
    />
  );
}
