import type { CreateTripProblem } from '../../parts/use-create-trip.ts';

const problems: Readonly<Record<CreateTripProblem, string>> = {
  offline:
    'Ohne Netz lässt sich die Reise nicht anlegen. Deine Stopps bleiben hier stehen. Versuche es, wenn du wieder Netz hast.',
  'no-session':
    'Die Reise ließ sich nicht anlegen. Deine Stopps bleiben hier stehen. Erlaube Cookies für diese Seite oder versuche es gleich noch einmal.',
  refused:
    'Aus dieser Route lässt sich keine Reise machen. Sie bleibt hier stehen. Nimm einen Stopp heraus und versuche es noch einmal.',
};

export const de = {
  title: 'Fenster runter, Straße frei.',
  lead: 'Fahrtwind ist der Planer für Roadtrips: Tage, Stopps und Übernachtungen auf einer Karte, damit unterwegs nur noch die Aussicht zählt.',
  tryOut: 'Ohne Anmeldung ausprobieren',
  tryOutFailed:
    'Das Ausprobieren ließ sich gerade nicht starten. Prüfe deine Verbindung und ob dein Browser Cookies zulässt.',
  routes: 'Routen entdecken',
  live: {
    title: 'Ändere diese Route',
    stops: 'Stopps der Route',
    map: (names: readonly string[] | string) => `Karte der Route: ${[names].flat().join(' – ')}`,
    days: (count: number) => (count === 1 ? '1 Fahrtag' : `${count} Fahrtage`),
    add: 'Stopp hinzufügen',
    full: (most: number) =>
      `Mehr als ${most} Stopps passen nicht auf diese Seite. Im Planer geht es weiter.`,
    up: (place: string) => `${place} nach vorn`,
    down: (place: string) => `${place} nach hinten`,
    remove: (place: string) => `${place} entfernen`,
    moved: (place: string, position: number, count: number) =>
      `${place} ist jetzt Stopp ${position} von ${count}.`,
    removed: (place: string, left: number) => `${place} ist entfernt. Stopps der Route: ${left}.`,
    clear: 'Leeren',
    cleared: 'Die Route ist leer. Wo geht es los?',
    undo: 'Rückgängig',
    undone: (route: string) => `Zurückgenommen. Die Route: ${route}.`,
    failed: 'Die Strecke ließ sich nicht berechnen. Deine Stopps bleiben stehen.',
    goOn: 'Weiterplanen',
    noAccount: 'Öffnet die Route als deine Reise im Planer. Du brauchst kein Konto.',
    tripTitle: (from: string, to: string) =>
      from === to ? `Rundreise ab ${from}` : `${from} – ${to}`,
    problems,
  },
  differences: {
    title: 'Was hier anders ist',
    offline: {
      title: 'Plant auch im Funkloch',
      text: 'Deine Reise liegt auf deinem Gerät. Du öffnest und änderst sie ohne Netz; gesendet wird, wenn es wieder da ist.',
      link: 'Wie das geht',
    },
    privacy: {
      title: 'Keine Tracker, keine fremden Server',
      titleWithAnalytics: 'Gemessen wird nur, wenn du zustimmst',
      titleWithMap: 'Keine Tracker',
      map: (hosts: string) => `Nur die Karte lädt dein Browser von ${hosts}.`,
      text: 'Schriften, Zeichnungen und Programm kommen von hier. Deine Daten lädst du herunter, dein Konto löschst du selbst.',
      link: 'Was wir speichern und was nicht',
    },
    undo: {
      title: 'Alles lässt sich zurücknehmen',
      text: 'Die letzten zehn Schritte einer Reise, auch nach dem Neuladen. Gelöschter Tag, verschobener Stopp: ein Klick.',
      link: 'Oben ausprobieren',
    },
    print: {
      title: 'Passt auf Papier',
      text: 'Ein A4-Dokument mit Karte, Tagesplan, Adressen und Notizen, als PDF oder aus dem Drucker. Dazu GPX und KML fürs Navi.',
      link: 'Was sich mitnehmen lässt',
    },
    community: {
      title: 'Fragen an die, die schon da waren',
      text: 'Im Forum stehen Tipps, Fragen und ganze Roadtrips. Lesen kannst du alles, und fremde Reisen übernimmst du als deine.',
      link: 'Zum Forum',
    },
  },
  trips: { title: 'Gerade veröffentlicht', more: 'Alle Reisen' },
  posts: { title: 'Aus Forum und Redaktion', more: 'Zum Forum' },
  read: { title: 'Vor der Abfahrt lesen', more: 'Alle Artikel' },
  questions: {
    title: 'Häufige Fragen',
    list: [
      {
        id: 'kosten',
        question: 'Was kostet Fahrtwind?',
        answer:
          'Planen, teilen, veröffentlichen und drucken kosten nichts, und wie viele Reisen, Tage und Stopps du planst, hängt von keinem Abo ab. Ohne Bezahlung nimmst du bis zu 10 Mitreisende auf eine Reise mit und stellst dem Reiseassistenten bis zu 30 Fragen am Tag. Wer mehr braucht, kann, wo der Shop geöffnet ist, den Pro-Pass kaufen: 29\u00A0€ für 365 Tage, ohne Verlängerung.',
      },
      {
        id: 'konto',
        question: 'Brauche ich ein Konto?',
        answer:
          'Nein. Du beginnst als Gast, ohne E-Mail-Adresse, und hast den ganzen Planer. Registrierst du dich später, kommen deine Reisen mit. Ein Konto brauchst du für alles, was andere betrifft: eine Reise veröffentlichen, jemanden einladen, im Forum schreiben, Leuten folgen und Beiträge merken, dazu für den Pro-Pass.',
      },
      {
        id: 'offline',
        question: 'Funktioniert das ohne Netz?',
        answer:
          'Ja. Eine Reise, die du geöffnet hast, liegt mit ihren Routen und der Karte entlang der Strecke auf deinem Gerät. Du kannst sie ohne Netz ansehen und ändern; der Planer zeigt dir, was erst auf diesem Gerät und was schon gespeichert ist. Nur die Suche nach neuen Orten braucht eine Verbindung.',
      },
      {
        id: 'fahrzeiten',
        question: 'Woher kommen Entfernungen und Fahrzeiten?',
        answer:
          'Aus dem Routendienst dieser Installation. Wo er nichts weiß, schätzen wir nach unserer eigenen Tabelle der Straßen Europas, mit Pässen, Fähren und Wintersperren. Geschätzte Angaben tragen eine Tilde (~). Stau und Pausen sind nie eingerechnet.',
      },
      {
        id: 'zusammen',
        question: 'Können wir zusammen planen?',
        answer:
          'Ja. Du lädst Mitreisende zu einer Reise ein, zum Mitplanen oder nur zum Lesen. Änderungen erscheinen bei allen sofort, und ändern zwei gleichzeitig Verschiedenes, bleibt beides erhalten.',
      },
      {
        id: 'drucken',
        question: 'Wie nehme ich die Reise mit?',
        answer:
          'Auf dem Telefon, auch ohne Netz. Auf Papier als A4-Dokument oder PDF, mit Karte, Tagesplan, Adressen, Buchungen und Notizen. Und als Datei: GPX und KML für Navis und Kartenprogramme, ICS für den Kalender, JSON mit allem.',
      },
      {
        id: 'rueckgaengig',
        question: 'Und wenn ich mich verklicke?',
        answer:
          'Dann nimmst du es zurück. Jede Reise merkt sich ihre letzten zehn Schritte, und auch das Zurücknehmen lässt sich zurücknehmen.',
      },
      {
        id: 'daten',
        question: 'Was geschieht mit meinen Daten?',
        answer:
          'Sie liegen auf dem Server, dessen Adresse du oben im Browser siehst. Welche Dienste außerdem eingestellt sind und was wie lange gespeichert wird, steht vollständig in der Datenschutzerklärung. Du kannst alles herunterladen und dein Konto jederzeit löschen.',
      },
    ],
  },
  last: {
    title: 'Der Tank ist voll. Worauf wartest du?',
  },
};
