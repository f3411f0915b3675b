import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  datePlaceholder: 'TT.MM.JJJJ',
  monthBefore: 'Voriger Monat',
  monthAfter: 'Nächster Monat',
  dateLabel: (date: string, edge: 'start' | 'end' | null) =>
    date + (edge === 'start' ? ', Anfang' : edge === 'end' ? ', Ende' : ''),
};

const en: typeof de = {
  datePlaceholder: 'DD.MM.YYYY',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  dateLabel: (date, edge) =>
    date + (edge === 'start' ? ', beginning' : edge === 'end' ? ', end' : ''),
};

export const useDateFieldTexts = defineTexts(de, en);
