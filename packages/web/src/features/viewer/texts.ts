import { defineTexts } from '../../ui/texts.tsx';

const de = {
  day: {
    title: 'Heute',
    intro: 'Der aktuelle Tag deiner Reise in großer Schrift, zum Ablesen unterwegs.',
    emptyTitle: 'Keine Reise geöffnet',
    emptyText:
      'Hier steht der Tagesplan der Reise, die du zuletzt geöffnet hast. Öffne eine im Planer, dann findest du sie hier.',
    emptyAction: 'Zum Planer',
  },
  map: {
    title: 'Karte',
    intro: 'Deine Reise auf der Karte, nur zum Ansehen.',
    emptyTitle: 'Keine Reise auf der Karte',
    emptyText:
      'Die Karte zeigt die Reise, die du zuletzt geöffnet hast. Öffne zuerst eine im Planer.',
    emptyAction: 'Zum Planer',
    toDay: (number: number) => `Plan von Tag ${number}`,
    wholeTrip: 'Ganze Reise zeigen',
    position:
      'Dein Standort wird erst gezeigt, wenn du auf „Meinen Standort zeigen“ tippst. Er bleibt auf diesem Gerät.',
  },
};

const en: typeof de = {
  day: {
    title: 'Today',
    intro: 'The current day of your trip in large type, to read on the road.',
    emptyTitle: 'No trip open',
    emptyText:
      'This is where you find the plan for the day of the trip you opened last. Open one in the planner and it appears here.',
    emptyAction: 'Go to the planner',
  },
  map: {
    title: 'Map',
    intro: 'Your trip on the map, view only.',
    emptyTitle: 'No trip on the map',
    emptyText: 'The map shows the trip you opened last. Open one in the planner first.',
    emptyAction: 'Go to the planner',
    toDay: (number) => `Plan of day ${number}`,
    wholeTrip: 'Show the whole trip',
    position:
      'Your position is shown only after you tap “Show my location”. It stays on this device.',
  },
};

export const useViewerTexts = defineTexts(de, en);
