import { defineTexts } from '../../../../ui/texts.tsx';

export const de = {
  title: 'Auf Tage verteilen',
  intro:
    'Die Reihenfolge bleibt, Übernachtungen bleiben bei ihren Stopps, Gebuchtes bleibt an seinem Datum. Zeit auf Fähren zählt nicht als Fahrt. Liste und Karte zeigen den Vorschlag; geändert ist noch nichts.',
  limit: 'Höchstens am Steuer pro Tag',
  hours: (count: number) => `${count} Stunden`,
  span: 'Auf wie viele Tage?',
  trip: (count: number) =>
    count === 1 ? 'Auf den einen Tag der Reise' : `Auf die ${count} Tage der Reise`,
  tripHint: 'Möglichst gleich lange Tage.',
  fewest: 'So viele Tage wie nötig',
  fewestHint: 'Nicht mehr, als die Fahrzeit verlangt.',
  count: 'Andere Anzahl',
  countField: 'Tage',
  keepNights: 'Freie Tage unterwegs behalten',
  keepNightsHint: 'Wer irgendwo mehrere Nächte bleibt, bleibt dort.',
  outcome: (days: string, longest: string) => `${days}, höchstens ${longest} am Steuer.`,
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
  added: (count: number) => (count === 1 ? 'Ein Tag kommt dazu.' : `${count} Tage kommen dazu.`),
  longLeg: (from: string, to: string, time: string, limit: string) =>
    `${from} → ${to}: ${time}, mehr als deine ${limit}`,
  longDay: (day: number, time: string) =>
    `Tag ${day}: ${time}. Gebuchtes lässt keinen weiteren Tag zu.`,
  refused: 'Dafür bräuchte die Reise zu viele Tage. Erlaube mehr Fahrt am Tag.',
  same: 'Die Stopps sind schon so verteilt.',
  changed: 'Die Reise hat sich inzwischen geändert. Der Vorschlag wurde neu berechnet.',
  estimated: 'Wo noch keine Strecken bekannt sind, schätzen wir.',
  newDays: 'Die Tage',
  day: (number: number) => `Tag ${number}`,
  free: 'frei',
  accept: 'Übernehmen',
  discard: 'Verwerfen',
  done: 'Stopps auf Tage verteilt.',
};

const en: typeof de = {
  title: 'Spread over days',
  intro:
    'The order stays, nights stay with their stops, and what is booked stays on its date. Time on ferries does not count as driving. List and map show the proposal; nothing is changed yet.',
  limit: 'At the wheel per day at most',
  hours: (count) => `${count} hours`,
  span: 'Over how many days?',
  trip: (count) =>
    count === 1 ? 'Over the one day of the trip' : `Over the ${count} days of the trip`,
  tripHint: 'Days as equal as possible.',
  fewest: 'As many days as needed',
  fewestHint: 'No more than the driving requires.',
  count: 'Another number',
  countField: 'Days',
  keepNights: 'Keep free days on the way',
  keepNightsHint: 'Several nights at a place stay there.',
  outcome: (days, longest) => `${days}, ${longest} at the wheel at most.`,
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  added: (count) => (count === 1 ? 'One day is added.' : `${count} days are added.`),
  longLeg: (from, to, time, limit) => `${from} → ${to}: ${time}, more than your ${limit}`,
  longDay: (day, time) => `Day ${day}: ${time}. What is booked allows no further day.`,
  refused: 'The trip would need too many days for this. Allow more driving per day.',
  same: 'The stops are already spread like this.',
  changed: 'The trip has changed in the meantime. The proposal has been worked out again.',
  estimated: 'Where no routes are known yet, this is an estimate.',
  newDays: 'The days',
  day: (number) => `Day ${number}`,
  free: 'free',
  accept: 'Apply',
  discard: 'Discard',
  done: 'Stops spread over days.',
};

export const useSpreadTexts = defineTexts(de, en);
