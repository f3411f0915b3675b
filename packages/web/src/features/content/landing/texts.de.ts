export const de = {
  title: 'Fenster runter, Straße frei.',
  lead: 'Fahrtwind ist der Planer für Roadtrips: Tage, Stopps und Übernachtungen auf einer Karte, damit unterwegs nur noch die Aussicht zählt.',
  plan: 'Reise planen',
  tryOut: 'Ohne Anmeldung ausprobieren',
  routes: 'Routen entdecken',
  example: {
    kicker: 'So sieht eine Reise aus',
    title: 'Alpen, 9 Tage',
    text: 'Sieben Fahrtage, zwei zum Bleiben. Jeder Tag hat seine Farbe, in der Liste wie auf der Karte, und jede Etappe ihre ehrliche Fahrzeit.',
    total: 'Gesamt',
    restDays: 'Tag 3 und Tag 6 bleiben frei',
    sketch:
      'Skizze der Rundreise: München, Innsbruck, Meran, Bormio, Varenna, Andermatt, Bregenz und zurück nach München',
    more: 'Die ganze Route ansehen',
  },
  points: {
    title: 'Aus einer Idee wird ein Plan',
    days: {
      title: 'Tag für Tag',
      text: 'Ein Roadtrip besteht aus Tagen, nicht aus Listen. Du siehst, wann du fährst und wann du bleibst.',
      figure: 'Neun Tage, davon Tag 3 und Tag 6 ohne Fahrt',
      link: 'Klassische Routen',
    },
    legs: {
      title: 'Etappen, die aufgehen',
      text: 'Wie weit ist es wirklich? Strecke und Fahrzeit stehen an jeder Etappe, und eine Schätzung heißt Schätzung.',
      from: 'Innsbruck',
      to: 'Meran',
      link: 'Alpenpässe im Vergleich',
    },
    nights: {
      title: 'Betten am Weg',
      text: 'Vier Arten zu schlafen, und für jede ein paar Regeln, die den Abend retten.',
      kinds: { hotel: 'Hotel', hostel: 'Hostel', flat: 'Ferienwohnung', camping: 'Camping' },
      figure: 'Arten von Unterkünften',
      link: 'So findest du Unterkünfte',
    },
  },
  read: {
    title: 'Vor der Abfahrt gelesen',
    more: 'Alle Artikel',
  },
  privacy: {
    title: 'Keine Tracker, keine fremden Server.',
    titleWithAnalytics: 'Gemessen wird nur, wenn du zustimmst.',
    text: 'Schriften, Zeichnungen und Programm kommen von hier. Deine Daten lädst du jederzeit herunter, dein Konto löschst du selbst, und zum Ausprobieren brauchst du keine E-Mail-Adresse.',
    more: 'Was wir speichern und was nicht',
  },
  last: {
    title: 'Der Tank ist voll. Worauf wartest du?',
  },
};
