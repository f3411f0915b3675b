import type { AssistantField, StopField, TransportField } from '@fahrtwind/domain';

const fields: Readonly<Record<AssistantField, string>> = {
  title: 'Titel der Reise',
  dates: 'Tage und Daten',
  stops: 'Namen und Länder der Stopps; von Adressen nur der Ort',
  legs: 'Verkehrsmittel, Strecken und Fahrzeiten',
  stays: 'Aufenthalte und Abfahrtszeiten',
  entries: 'Namen von Aktivitäten und Restaurants, ohne ihren Text',
  lodgings: 'Namen, Nächte und Preise der Unterkünfte',
  totals: 'Summen von Strecke, Zeit und Kosten',
};

const stopFields: Readonly<Record<StopField, string>> = {
  location: 'Ort',
  routeProfile: 'Verkehrsmittel',
  transport: 'Fahrt dorthin',
  toll: 'Maut',
  optional: 'optional oder fest',
  stayMinutes: 'Aufenthalt',
  note: 'Notiz',
  entries: 'Einträge',
};

const transport: Readonly<Record<TransportField, string>> = {
  arrivalEntry: 'Anreise',
  departureEntry: 'Abreise',
  duringTripEntry: 'Fahrzeug der Reise',
};

export const de = {
  title: 'Reiseassistent',
  log: 'Gespräch',
  rules:
    'Hier antwortet ein Programm nach festen Regeln, ohne Sprachmodell. Es versteht Sätze zu deiner Reise; kein Sprachmodell bekommt etwas davon. Orte und Strecken suchen die Dienste, die in der Datenschutzerklärung stehen.',
  model: (model: string, host: string) =>
    `Hier antwortet eine KI: das Sprachmodell „${model}“ bei ${host}. Sie kann sich irren. Einfache Sätze versteht der Server selbst.`,
  fieldsTitle: 'Was von deiner Reise dorthin geht',
  fields,
  fieldsNever:
    'Mitgesendet wird, was du hier schreibst und was das Sprachmodell selbst geantwortet hat. Aus deiner Reise bleiben Adressen, Buchungsnummern, Notizen und Mitreisende hier.',
  never: 'An deiner Reise ändert sich erst etwas, wenn du einen Vorschlag annimmst.',
  examplesTitle: 'Zum Beispiel',
  onlyReading: 'Du liest bei dieser Reise mit: Du bekommst Antworten, aber keine Vorschläge.',
  label: 'Deine Nachricht',
  placeholder: 'Frage etwas, oder sage, was sich ändern soll',
  send: 'Senden',
  stop: 'Antwort anhalten',
  stopped: 'Angehalten.',
  you: 'Du',
  assistant: 'Assistent',
  byRules: 'nach Regeln',
  byModel: 'KI',
  writing: 'Der Assistent schreibt.',
  steps: { searching: 'Orte werden gesucht …', planning: 'Die Reise wird geplant …' },
  thinking: 'Die Antwort wird vorbereitet …',
  turns: (left: number) =>
    left === 1 ? 'Heute noch eine Nachricht' : `Heute noch ${left} Nachrichten`,
  noTurns: 'Für heute sind deine Nachrichten verbraucht. Morgen geht es weiter.',
  offline:
    'Ohne Netz kann der Assistent nicht antworten. Was du schreibst, bleibt hier stehen; sende es, wenn du wieder verbunden bist.',
  failed: 'Das Gespräch ließ sich nicht laden. Deine Reise ist davon nicht betroffen.',
  retry: 'Noch einmal laden',
  notSent: 'Deine Nachricht ist nicht angekommen. Sie steht noch im Feld.',
  cutOff: 'Die Verbindung ist abgerissen. Was bis dahin ankam, steht im Gespräch.',
  missed: 'Das ist nicht geschehen, weil die Antwort nicht bis zum Ende ankam.',
  forget: 'Gespräch löschen',
  forgetTitle: 'Gespräch löschen?',
  forgetText:
    'Alles, was hier zu dieser Reise geschrieben wurde, wird auf dem Server gelöscht. Die Reise bleibt, wie sie ist.',
  forgotten: 'Gespräch gelöscht.',
  proposal: {
    title: 'Vorschlag',
    accept: 'Annehmen',
    reject: 'Ablehnen',
    decided: {
      accepted: 'Angenommen',
      rejected: 'Abgelehnt',
      replaced: 'Durch einen neueren Vorschlag ersetzt',
    },
    done: 'Vorschlag übernommen.',
    partly: 'Vorschlag übernommen, bis auf das, was nicht mehr passt.',
    nothing: 'Davon passt nichts mehr zu deiner Reise. Sie ist unverändert.',
    undone: 'Der letzte Schritt ist rückgängig gemacht.',
    notUndone: 'Es gibt nichts rückgängig zu machen.',
    redone: 'Der letzte Schritt ist wiederholt.',
    notRedone: 'Es gibt nichts zu wiederholen.',
    noneWaits: 'Es wartet kein Vorschlag.',
    changedSince:
      'Die Reise hat sich seit dem Vorschlag geändert. Gezeigt ist, was jetzt daraus wird.',
    same: 'Das ist in deiner Reise schon so.',
    figures: 'Vorher und nachher',
    figure: 'Angabe',
    before: 'Vorher',
    after: 'Nachher',
    stops: 'Stopps',
    days: 'Tage',
    distance: 'Strecke',
    time: 'Fahrzeit',
    costs: 'Kosten',
    changes: 'Was sich ändert',
    words: (changes: number) => (changes === 1 ? 'eine Änderung' : `${changes} Änderungen`),
    titleChange: (before: string, after: string) => `Titel: „${before}“ wird „${after}“`,
    dates: (before: string, after: string) => `Daten: ${before} wird ${after}`,
    added: (name: string, day: number) => `${name} kommt dazu, Tag ${day}`,
    removed: (name: string, day: number) => `${name} entfällt, bisher Tag ${day}`,
    moved: (name: string, from: number, to: number) =>
      from === to ? `${name} an anderer Stelle, Tag ${to}` : `${name}: Tag ${from} wird Tag ${to}`,
    replaced: (before: string, after: string) => `${before} wird ${after}`,
    changed: (name: string, what: string) => `${name}: ${what}`,
    stopFields,
    hotel: {
      added: (name: string, dates: string) => `Unterkunft ${name} kommt dazu, ${dates}`,
      removed: (name: string, dates: string) => `Unterkunft ${name} entfällt, ${dates}`,
      changed: (name: string, dates: string) => `Unterkunft ${name} geändert, ${dates}`,
    },
    hotelUnnamed: 'ohne Namen',
    transport,
    transportChanged: {
      added: (what: string) => `${what} kommt dazu`,
      removed: (what: string) => `${what} entfällt`,
      changed: (what: string) => `${what} geändert`,
    },
    dayStart: (day: number, time: string) => `Tag ${day} beginnt um ${time} Uhr`,
    dayStartUsual: (day: number) => `Tag ${day} beginnt wieder wie üblich`,
    notFitting: 'Passt nicht mehr und wird ausgelassen',
    orderOutdated: 'Die Reihenfolge gilt für andere Stopps als die jetzigen.',
  },
};
