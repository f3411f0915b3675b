export const de = {
  close: 'Schließen',
  website: 'Website',
  day: 'Tag',
  dayChoice: (number: number, date: string) => `Tag ${number}, ${date}`,
  addAsStop: 'Als Stopp hinzufügen',
  stop: 'Stopp',
  keepWithStop: 'Beim Stopp merken',
  kept: (name: string, stop: string) => `${name} ist bei ${stop} gemerkt`,
  around: 'In der Nähe',
  noName: 'Wie der Ort heißt, ließ sich gerade nicht nachsehen. Hinzufügen kannst du ihn trotzdem.',
};
