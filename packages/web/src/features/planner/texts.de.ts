export const de = {
  planner: {
    title: 'Planer',
    emptyTitle: 'Noch keine Reise geöffnet',
    emptyText:
      'Der Planer zeigt links die Tage und rechts die Karte der Reise, die du geöffnet hast. Wenn du noch nicht weißt, wohin: Unsere Klassiker haben Etappen, Entfernungen und die beste Reisezeit.',
    emptyAction: 'Klassische Routen ansehen',
  },
  trips: {
    title: 'Meine Reisen',
    intro: 'Alle Reisen, die dir gehören, die zuletzt geöffnete zuerst.',
    emptyTitle: 'Hier ist Platz für deine erste Reise',
    emptyText:
      'Du hast noch keine Reise gespeichert. Such dir eine Strecke aus, die dich nicht mehr loslässt, und fang mit ihr an.',
    emptyAction: 'Routen entdecken',
  },
  create: {
    title: 'Reise erstellen',
    intro:
      'Drei Fragen vorab machen das Planen leicht. Nimm dir für jede eine Minute, der Rest ergibt sich unterwegs.',
    questions: [
      {
        title: 'Wie viele Tage hast du?',
        text: 'Rechne mit höchstens vier Stunden Fahrt am Tag. Wer jeden dritten Tag stehen bleibt, kommt erholter an.',
      },
      {
        title: 'Rundreise oder hin und zurück?',
        text: 'Eine Schleife zeigt dir mehr. Eine Strecke mit Fähre oder Autoreisezug spart dir den Rückweg.',
      },
      {
        title: 'Bett oder Stellplatz?',
        text: 'Davon hängt ab, wo ein Tag enden kann. In den Ferien lohnt es sich, die erste und die letzte Nacht früh zu buchen.',
      },
    ],
    emptyTitle: 'Womit willst du anfangen?',
    emptyText:
      'Am leichtesten beginnst du mit einer Strecke, die sich bewährt hat, und machst sie zu deiner.',
    emptyAction: 'Klassische Routen ansehen',
  },
};
