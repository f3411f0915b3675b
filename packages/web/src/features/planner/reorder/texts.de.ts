export const de = {
  handle: (name: string) => `${name} verschieben`,
  hint: 'Leertaste nimmt den Stopp auf, Pfeiltasten bewegen ihn, Leertaste legt ihn ab, Escape bricht ab.',
  taken: (name: string) => `${name} aufgenommen.`,
  over: (day: number, place: number, of: number) => `Tag ${day}, Platz ${place} von ${of}.`,
  dropped: (name: string, day: number, place: number) =>
    `${name} abgelegt: Tag ${day}, Platz ${place}.`,
  cancelled: (name: string) => `${name} bleibt, wo es war.`,
  atEnd: 'Weiter geht es nicht.',
  earlier: 'Früher besuchen',
  later: 'Später besuchen',
  otherDay: 'In einen anderen Tag …',
  otherDayTitle: (name: string) => `${name} in welchen Tag?`,
  move: 'Verschieben',
  day: (number: number) => `Tag ${number}`,
  moved: (name: string, day: number) => `${name} ist jetzt in Tag ${day}.`,
  takeBack: 'Rückgängig',
};
