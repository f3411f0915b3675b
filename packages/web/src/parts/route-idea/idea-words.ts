import type { Language, RouteIdea } from '@fahrtwind/contract';
import { formatKm, kmOf } from '../../format/distance.ts';
import { estimateMark } from '../../format/estimate.ts';
import { monthName } from '../../format/month-name.ts';
import { oncePerLanguage } from '../../format/once-per-language.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { monthSpans } from './month-spans.ts';
import { useRouteIdeaTexts } from './texts.ts';

export type IdeaFigures = Pick<
  RouteIdea,
  'region' | 'dayCount' | 'meters' | 'isEstimate' | 'months' | 'euro'
>;

const euros = oncePerLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

/** What is known of a route idea, in words. */
export function useIdeaWords({ region, dayCount, meters, isEstimate, months, euro }: IdeaFigures) {
  const texts = useRouteIdeaTexts();
  const language = useLanguage();
  const nameOf = (month: number) => monthName(month, language);
  return {
    region: texts.regions[region],
    days: texts.days(dayCount),
    km: `${estimateMark(isEstimate)}${formatKm(kmOf(meters), language)}`,
    months: monthSpans(months)
      .map(([first, last]) =>
        first === last ? nameOf(first) : texts.monthSpan(nameOf(first), nameOf(last)),
      )
      .join(', '),
    cost: texts.costFor(formatEuroRange(euro, language)),
  };
}

/** Whole euros: `1.600 €`. */
export function formatEuros(amount: number, language: Language): string {
  return euros(language).format(amount);
}

/** Whole euros: `850–1.600 €`. */
function formatEuroRange({ from, to }: RouteIdea['euro'], language: Language): string {
  return euros(language).formatRange(from, to);
}
