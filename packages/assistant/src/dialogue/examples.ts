import type { Language } from '@fahrtwind/domain';

interface Example extends Readonly<Record<Language, string>> {
  readonly kind: string;
}

/** Sentences that are understood, with names of the trip in their places; none of them takes anything away. */
export const EXAMPLES: readonly Example[] = [
  example('addStop', 'Füge {place} nach {stop} ein', 'Add {place} after {stop}'),
  example('moveStop', 'Verschiebe {stop} auf Tag {day}', 'Move {stop} to day {day}'),
  example('swapStops', 'Tausche {stop} und {other}', 'Swap {stop} and {other}'),
  example('replaceStop', 'Ersetze {stop} durch {place}', 'Replace {stop} by {place}'),
  example('setOptional', 'Mach {stop} optional', 'Make {stop} optional'),
  example(
    'shiftDates',
    'Verschiebe alles um zwei Tage nach hinten',
    'Move everything two days later',
  ),
  example('startOn', 'Wir starten am 3. Mai', 'We start on 3 May'),
  example('endOn', 'Wir sind am 20. Mai zurück', 'We are back on 20 May'),
  example('setDates', 'Die Reise geht vom 3. bis 10. Mai', 'The trip is from 3 May to 10 May'),
  example('setLength', 'Die Reise soll 10 Tage dauern', 'The trip should last 10 days'),
  example('addDay', 'Ruhetag nach Tag {day} einfügen', 'Add a rest day after day {day}'),
  example('swapDays', 'Tausche Tag 1 und Tag 2', 'Swap day 1 and day 2'),
  example('setDayStart', 'Fahr an Tag {day} um halb zehn los', 'Start day {day} at 9:30'),
  example('setStay', 'Bleib zwei Stunden in {stop}', 'Stay two hours in {stop}'),
  example('setNights', 'Bleib zwei Nächte in {stop}', 'Stay two nights in {stop}'),
  example('changeNights', 'Bleib eine Nacht länger in {stop}', 'Stay one more night in {stop}'),
  example('addHotel', 'Hotel „Zur Post“ in {stop}', 'Hotel “Bellevue” in {stop}'),
  example('findHotels', 'Suche Hotels in {stop}', 'Find hotels in {stop}'),
  example('setLodgingType', 'Wir wollen campen', 'We want to go camping'),
  example('openNights', 'Welche Nächte sind noch offen?', 'Which nights are still open?'),
  example('rename', 'Nenne die Reise Unser Sommer', 'Rename the trip to Our Summer'),
  example('optimise', 'Optimiere die Route', 'Optimise the route'),
  example('limitDriving', 'Höchstens 4 Stunden Fahrt am Tag', 'At most 4 hours of driving per day'),
  example('limitDriving', 'Verteile die Stopps auf alle Tage', 'Spread the stops over all days'),
  example('setProfile', 'Nach {stop} mit dem Rad', 'To {stop} by bike'),
  example('setToll', 'Ohne Maut fahren', 'Avoid toll roads'),
  example('addNote', 'Notiz bei {stop}: Karten kaufen', 'Note for {stop}: buy tickets'),
  example(
    'addRestaurant',
    'Restaurant „Zum Ochsen“ in {stop} um 19 Uhr',
    'Restaurant “The Ox” in {stop} at 19:00',
  ),
  example('findRestaurants', 'Wo kann man in {stop} essen?', 'Where can we eat in {stop}?'),
  example(
    'addActivity',
    'Plane in {stop} eine Stadtführung ein',
    'Add the activity “City walk” in {stop}',
  ),
  example('alongTheWay', 'Was liegt auf dem Weg?', 'What is on the way?'),
  example('costs', 'Wie teuer wird das?', 'How much does it cost?'),
  example('distance', 'Wie weit ist es nach {stop}?', 'How far is it to {stop}?'),
  example('dayPlan', 'Was steht an Tag {day} an?', 'What is planned on day {day}?'),
  example('arrival', 'Wann bin ich in {stop}?', 'When do we arrive in {stop}?'),
  example('overview', 'Fass die Reise zusammen', 'Show a summary of the trip'),
  example('longestDay', 'Welcher Tag ist am längsten?', 'Which day is the longest?'),
  example('bookings', 'Was ist noch nicht gebucht?', 'What is not booked yet?'),
  example('sleeping', 'Wo schlafen wir an Tag {day}?', 'Where do we sleep on day {day}?'),
  example('borders', 'Brauche ich eine Vignette?', 'Do I need a vignette?'),
  example('ferries', 'Fahren wir mit einer Fähre?', 'Do we take a ferry?'),
  example('daylight', 'Wann wird es an Tag {day} dunkel?', 'When does it get dark on day {day}?'),
  example('howTo', 'Wie kann ich die Reise teilen?', 'How can I share the trip?'),
];

function example(kind: string, de: string, en: string): Example {
  return { kind, de, en };
}
