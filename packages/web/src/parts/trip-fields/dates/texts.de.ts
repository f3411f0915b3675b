export const de = {
  datePlaceholder: 'TT.MM.JJJJ',
  monthBefore: 'Voriger Monat',
  monthAfter: 'Nächster Monat',
  dateLabel: (date: string, edge: 'start' | 'end' | null) =>
    date + (edge === 'start' ? ', Anfang' : edge === 'end' ? ', Ende' : ''),
};
