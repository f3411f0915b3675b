import type { IdeaOfPost } from '@fahrtwind/contract';
import { articlePath, COST_LINES, IDEA_LINKS, type PublicTrip } from '@fahrtwind/domain';
import { useId, type ReactNode } from 'react';
import { monthName } from '../../../format/month-name.ts';
import { formatEuros, useIdeaWords } from '../../../parts/route-idea/idea-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DayTable } from './day-table.tsx';
import styles from './idea-plan.module.css';
import { useIdeaTexts } from './texts.ts';

interface IdeaPlanProps {
  readonly idea: IdeaOfPost;
  /** The published trip of the idea; null while it is loaded, and where it is not public any more. */
  readonly trip: PublicTrip | null;
}

/** A route idea as a plan: its days, its best months, what it costs, and where to book. */
export function IdeaPlan({ idea, trip }: IdeaPlanProps) {
  const texts = useIdeaTexts();
  return (
    <>
      <Part title={texts.days.title}>
        <DayTable idea={idea} trip={trip} />
      </Part>
      <Part title={texts.months.title}>
        <MonthBar idea={idea} />
      </Part>
      <Part title={texts.costs.title}>
        <CostTable idea={idea} />
      </Part>
      <Part title={texts.links.title}>
        <Links links={idea.links} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function MonthBar({ idea }: { readonly idea: IdeaOfPost }) {
  const texts = useIdeaTexts().months;
  const language = useLanguage();
  const words = useIdeaWords(idea);
  return (
    <div className={styles.months}>
      <VisuallyHidden>{texts.best(words.months)}</VisuallyHidden>
      {MONTHS.map((month) => (
        <span
          key={month}
          aria-hidden="true"
          className={classNames(styles.month, idea.months.includes(month) && styles.best)}
        >
          {monthName(month, language).charAt(0)}
        </span>
      ))}
    </div>
  );
}

function CostTable({ idea: { costs, euro } }: { readonly idea: IdeaOfPost }) {
  const texts = useIdeaTexts().costs;
  const language = useLanguage();
  const cells = ({ from, to }: IdeaOfPost['euro']) => (
    <>
      <td>{formatEuros(from, language)}</td>
      <td>{formatEuros(to, language)}</td>
    </>
  );
  return (
    <>
      <table className={classNames(styles.table, styles.costs)}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.from}</th>
            <th scope="col">{texts.to}</th>
          </tr>
        </thead>
        <tbody>
          {COST_LINES.map((line) => (
            <tr key={line}>
              <th scope="row">{texts.lines[line]}</th>
              {cells(costs[line])}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.sum}</th>
            {cells(euro)}
          </tr>
        </tfoot>
      </table>
      <p className={styles.hint}>
        {texts.hint}{' '}
        <TextLink to={articlePath({ name: 'reisebudget', subname: null })}>
          {texts.article}
        </TextLink>
      </p>
    </>
  );
}

function Links({ links }: Pick<IdeaOfPost, 'links'>) {
  const { kinds } = useIdeaTexts().links;
  return (
    <dl className={styles.links}>
      {IDEA_LINKS.filter((kind) => links.some((link) => link.kind === kind)).map((kind) => (
        <div key={kind}>
          <dt>{kinds[kind]}</dt>
          {links
            .filter((link) => link.kind === kind)
            .map(({ name, url }) => (
              <dd key={url}>
                <ExternalLink href={url}>{name}</ExternalLink>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
