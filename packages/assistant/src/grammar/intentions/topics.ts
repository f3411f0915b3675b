import { found, type Intention } from '../intention.ts';
import type { Draft } from '../draft.ts';
import type { Concept } from '../lexicon.ts';

type HowTo = 'share' | 'invite' | 'print' | 'export' | 'offline';

function howTo(topic: HowTo, ...cue: readonly Concept[]): Intention {
  return {
    kind: 'howTo',
    cues: {
      how: 1,
      want: 0.5,
      trip: 1,
      ...Object.fromEntries(cue.map((one) => [one, 3])),
      like: 0.3,
    },
    read: (view) => {
      const isAsking = view.has('how', 'want') || view.isQuestion || view.items.length < 8;
      if (!view.has(...cue) || !isAsking || view.has('add', 'remove', 'note')) return null;
      if (view.has('plan_trip') && !view.isQuestion) return null;
      return view.amount('days', 'nights') || view.stops.length > 0
        ? null
        : found('howTo', {}, { topic }, view.names, 0.5);
    },
  };
}

type Unknowable =
  | 'weather'
  | 'entry'
  | 'traffic'
  | 'openingHours'
  | 'passes'
  | 'charging'
  | 'currency'
  | 'size';

function unknowable(topic: Unknowable, ...cue: readonly Concept[]): Intention {
  return {
    kind: 'unknowable',
    cues: {
      ...Object.fromEntries(cue.map((one) => [one, 3])),
      how: 1,
      what: 1,
      need: 1,
      when: 1,
      find: 1,
      where: 1,
      go: 0.2,
      start: 0.2,
      want: 0.2,
    },
    read: (view) => {
      if (!view.has(...cue) || view.has('add', 'remove', 'note', 'optimise')) return null;
      // `bei Regen rund um Inverness` asks for places.
      if (topic === 'weather' && view.has('near', 'along')) return null;
      return found('unknowable', {}, { topic }, [...view.names, ...view.days]);
    },
  };
}

const PASS =
  /joch|pass$|paesse|pässe|furka|grimsel|susten|gotthard|nufenen|col d|passo|stelvio|hochalpenstra/i;

/** `isch s Stilfserjoch am Mittwoch offen` */
const passes: Intention = {
  ...unknowable('passes', 'opening', 'missing'),
  read: (view) => {
    const isPass = view.items.some(({ text }) => PASS.test(text));
    return isPass && view.isQuestion && view.has('opening', 'missing')
      ? found('unknowable', {}, { topic: 'passes' }, [...view.names, ...view.days], 1)
      : null;
  },
};

export const TOPICS: readonly Intention[] = [
  howTo('share', 'share'),
  howTo('invite', 'invite', 'changing'),
  howTo('print', 'print'),
  howTo('export', 'export'),
  howTo('offline', 'offline'),
  unknowable('weather', 'weather'),
  unknowable('entry', 'entry'),
  unknowable('traffic', 'traffic'),
  unknowable('openingHours', 'opening'),
  unknowable('charging', 'charging'),
  unknowable('currency', 'currency'),
  unknowable('size', 'size'),
  passes,
];

function talk(kind: Draft['kind'], cue: 'help' | 'thanks' | 'greeting'): Intention {
  return {
    kind,
    cues: { [cue]: 1.2 },
    read: (view) => (view.has(cue) ? found(kind, {}) : null),
  };
}

export const help = talk('help', 'help');
export const thanks = talk('thanks', 'thanks');
export const greeting = talk('greeting', 'greeting');
