export const de = {
  title: 'Merch',
  intro: 'Ein kleines Regal mit Dingen für unterwegs, von uns ausgesucht.',
  emptyTitle: 'Gerade ist das Regal leer',
  emptyText:
    'Im Moment verkaufen wir hier nichts. Was wirklich in den Kofferraum gehört, steht in unserer Packliste, und die kostet nichts.',
  emptyAction: 'Packliste lesen',
};
