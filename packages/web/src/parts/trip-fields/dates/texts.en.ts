import type { de } from './texts.de.ts';

export const en: typeof de = {
  datePlaceholder: 'DD.MM.YYYY',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  dateLabel: (date, edge) =>
    date + (edge === 'start' ? ', beginning' : edge === 'end' ? ', end' : ''),
};
