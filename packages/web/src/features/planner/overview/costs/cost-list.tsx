import { BUDGET_KINDS, budgetKindOf, type Cost, type Day } from '@fahrtwind/domain';
import { BUDGET_ICONS } from '../../../../parts/trip-rows/trip-icons.ts';
import { formatCents } from '../../../../format/euros.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import type { PlannerPanel } from '../../../../parts/trip-edit/planner-view.ts';
import { costName } from './cost-name.ts';
import styles from './costs.module.css';
import { panelOfCost } from './panel-of-cost.ts';
import { useOverviewTexts } from '../texts.ts';

interface CostListProps {
  readonly costs: readonly Cost[];
  readonly days: readonly Day[];
  readonly onOpen: (panel: PlannerPanel) => void;
}

/** All costs; each opens the panel in which it is edited. */
export function CostList({ costs, days, onOpen }: CostListProps) {
  const { costs: texts } = useOverviewTexts();
  return (
    <section className={styles.items} aria-label={texts.items}>
      {BUDGET_KINDS.map((kind) => {
        const own = costs.filter((cost) => budgetKindOf(cost) === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`kosten-${kind}`}>
            <h3 id={`kosten-${kind}`} className={styles.kindTitle}>
              <Icon name={BUDGET_ICONS[kind]} />
              {texts.kinds[kind]}
            </h3>
            <ul>
              {own.map((cost) => (
                <li key={cost.id}>
                  <CostRow cost={cost} days={days} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

interface CostRowProps {
  readonly cost: Cost;
  readonly days: readonly Day[];
  readonly onOpen: (panel: PlannerPanel) => void;
}

function CostRow({ cost, days, onOpen }: CostRowProps) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  const day = days.findIndex(({ id }) => id === cost.dayId) + 1;
  const name = costName(cost, texts, language);
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => onOpen(panelOfCost(cost, { days }))}
    >
      <span className={styles.itemName}>{name}</span>
      <span className={styles.itemPrice}>
        <Price cost={cost} />
      </span>
      <span className={styles.itemFacts}>
        {day > 0 && <span>{texts.day(day)}</span>}
        {cost.kind === 'hotel' && cost.pricedNights !== null && cost.price !== '' && (
          <span>{texts.costs.perNight(texts.nights(cost.pricedNights), cost.price)}</span>
        )}
        <span className={cost.booked ? styles.booked : styles.open}>
          {cost.booked ? texts.bookings.booked : texts.bookings.open}
        </span>
      </span>
      <Icon name="forward" className={styles.itemArrow} />
    </button>
  );
}

function Price({ cost: { cents, price } }: { readonly cost: Cost }) {
  const { costs: texts } = useOverviewTexts();
  const language = useLanguage();
  if (cents !== null) return formatCents(cents, language);
  const words = price.trim() === '' ? texts.noPrice : texts.unreadable(price);
  return <span className={styles.missing}>{words}</span>;
}
