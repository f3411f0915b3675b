import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Merch',
  intro: 'A small shelf of things for the road, picked by us.',
  emptyTitle: 'The shelf is empty right now',
  emptyText:
    'We are not selling anything here at the moment. What really belongs in the boot is in our packing list, and that one is free.',
  emptyAction: 'Read the packing list',
};
