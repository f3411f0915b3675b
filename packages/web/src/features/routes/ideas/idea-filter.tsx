import { PATHS, ROUTE_REGIONS } from '@fahrtwind/domain';
import { useRef } from 'react';
import { monthName } from '../../../format/month-name.ts';
import { useRouteIdeaTexts } from '../../../parts/route-idea/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import {
  IDEA_LENGTHS,
  IDEA_TIMES,
  isFiltered,
  isSeason,
  type IdeaQuery,
  type IdeaTime,
} from './idea-query.ts';
import styles from './ideas.module.css';
import { useIdeaTexts } from './texts.ts';

interface IdeaFilterProps {
  readonly query: IdeaQuery;
  /** `isStep`: one to go back over. Leafing through a field with arrow keys is one step. */
  readonly onChange: (query: IdeaQuery, isStep: boolean) => void;
  readonly onReset: () => void;
}

/** Region, length and time. Without scripts it is a form that asks for the page again. */
export function IdeaFilter({ query, onChange, onReset }: IdeaFilterProps) {
  const texts = useIdeaTexts();
  const { regions } = useRouteIdeaTexts();
  const language = useLanguage();
  const last = useRef<keyof IdeaQuery | null>(null);

  function change<Name extends keyof IdeaQuery>(name: Name, value: IdeaQuery[Name]): void {
    onChange({ ...query, [name]: value }, last.current !== name);
    last.current = name;
  }

  function nameOf(time: IdeaTime): string {
    return isSeason(time) ? texts.seasons[time] : monthName(Number(time), language);
  }

  return (
    <search aria-label={texts.filter}>
      <form
        className={styles.filter}
        action={PATHS.routes}
        onSubmit={(event) => event.preventDefault()}
      >
        <SelectField
          label={texts.region}
          name="region"
          value={query.region}
          options={[
            { value: '', label: texts.anyRegion },
            ...ROUTE_REGIONS.map((value) => ({ value, label: regions[value] })),
          ]}
          onChange={(value) => change('region', value)}
        />
        <SelectField
          label={texts.length}
          name="tage"
          value={query.tage}
          options={[
            { value: '', label: texts.anyLength },
            ...IDEA_LENGTHS.map((value) => ({ value, label: texts.lengths[value] })),
          ]}
          onChange={(value) => change('tage', value)}
        />
        <SelectField
          label={texts.time}
          name="zeit"
          value={query.zeit}
          options={[
            { value: '', label: texts.anyTime },
            ...IDEA_TIMES.map((value) => ({ value, label: nameOf(value) })),
          ]}
          onChange={(value) => change('zeit', value)}
        />
        <div className={styles.buttons}>
          <noscript>
            <Button type="submit">{texts.apply}</Button>
          </noscript>
          {isFiltered(query) && (
            <Button
              variant="quiet"
              onClick={() => {
                last.current = null;
                onReset();
              }}
            >
              {texts.reset}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
