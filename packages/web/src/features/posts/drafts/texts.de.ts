export const de = {
  restored: (when: string) => `Dein Entwurf von ${when} ist wieder da.`,
  offered: (count: number) =>
    count === 1
      ? 'Aus einem geschlossenen Tab liegt noch ein Entwurf hier.'
      : `Aus geschlossenen Tabs liegen noch ${count} Entwürfe hier.`,
  goOn: 'Weiterschreiben',
  discard: 'Verwerfen',
  untitled: 'Ohne Text',
};
