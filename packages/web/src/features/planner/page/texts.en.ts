import type { de } from './texts.de.ts';

export const en: typeof de = {
  planner: {
    title: 'Planner',
    emptyTitle: 'No trip open yet',
    emptyText:
      'The days and stops of the trip you have opened appear here. Not sure where to go yet? Our route ideas come with days, distances and the best time to travel.',
    emptyAction: 'See route ideas',
    create: 'Create a trip',
    missingTitle: 'This trip is no longer here',
    missingText:
      'It was deleted, you are no longer a companion, or the link is wrong. You can restore trips you have deleted for 30 days.',
    toTrips: 'To my trips',
    failedTitle: 'The trip could not be loaded',
    failedText:
      'It is not on this device yet, and the server does not answer right now. Nothing is lost. Try again in a moment.',
    tryAgain: 'Try again',
  },
  demo: {
    title: 'This is your demo trip',
    text: 'Change whatever you like. With an account you keep it.',
    register: 'Create an account',
  },
  plan: {
    transport: 'Getting there, around and back',
    rename: 'Rename the trip',
    newTitle: 'New title',
    saveTitle: 'Save',
    cancel: 'Cancel',
    history: 'History',
    undo: 'Undo',
    undoTitle: 'Undo (Ctrl+Z)',
    redo: 'Redo',
    redoTitle: 'Redo (Ctrl+Shift+Z)',
    redone: 'Changes redone',
    view: 'View',
    allTrips: 'All trips',
    trips: 'Trips',
    compact: 'Compact: without notes and entries',
  },
};
