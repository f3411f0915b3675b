import { found, type Intention } from '../intention.ts';
import type { Concept } from '../lexicon.ts';

function howTo(
  topic: 'share' | 'invite' | 'print' | 'export',
  ...cue: readonly Concept[]
): Intention {
  return {
    kind: 'howTo',
    cues: {
      how: 1,
      want: 1,
      trip: 1,
      ...Object.fromEntries(cue.map((one) => [one, 3])),
      like: 0.3,
    },
    read: (view) => {
      const isAsking = view.has('how', 'want') || view.items.length < 8;
      if (!view.has(...cue) || !isAsking || view.has('add', 'remove', 'note', 'plan_trip'))
        return null;
      return view.amount('days', 'nights') || view.names.length > 0
        ? null
        : found('howTo', {}, { topic }, [], 0.5);
    },
  };
}

function unknowable(
  topic: 'weather' | 'entry' | 'traffic' | 'openingHours',
  cue: 'weather' | 'entry' | 'traffic' | 'opening',
): Intention {
  return {
    kind: 'unknowable',
    cues: {
      [cue]: 2.5,
      how: 1,
      what: 1,
      need: 1,
      when: 1,
      find: 1,
      go: 0.2,
      start: 0.2,
      want: 0.2,
    },
    read: (view) => {
      if (!view.has(cue) || view.has('add', 'remove', 'note', 'optimise')) return null;
      return found('unknowable', {}, { topic }, [...view.names, ...view.days]);
    },
  };
}

export const TOPICS: readonly Intention[] = [
  howTo('share', 'share'),
  howTo('invite', 'invite'),
  howTo('print', 'print'),
  howTo('export', 'export'),
  unknowable('weather', 'weather'),
  unknowable('entry', 'entry'),
  unknowable('traffic', 'traffic'),
  unknowable('openingHours', 'opening'),
];
