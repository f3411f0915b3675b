import type { Language } from '@fahrtwind/domain';
import type { ModelFailure } from './model/ask-model.ts';

const UNCHANGED = 'Deine Reise ist unverändert.';

const de = {
  /** Where the model has no whole answer. */
  failures: {
    unreachable: `Das Sprachmodell ist gerade nicht zu erreichen. ${UNCHANGED} Einfache Sätze verstehe ich auch ohne es.`,
    overloaded: `Das Sprachmodell hat gerade zu viel zu tun. ${UNCHANGED} Versuche es in einer Minute noch einmal.`,
    late: `Das Sprachmodell hat zu lange gebraucht, deshalb habe ich aufgehört. ${UNCHANGED} Frage noch einmal, am besten kürzer.`,
    'too-long': `Die Antwort wurde zu lang, deshalb endet sie hier. ${UNCHANGED} Frage noch einmal nach einem Teil davon.`,
    garbled: `Was das Sprachmodell geantwortet hat, war nicht ganz zu verstehen. Daraus mache ich keinen Vorschlag. ${UNCHANGED} Sage es noch einmal mit anderen Worten.`,
  } satisfies Readonly<Record<Exclude<ModelFailure, 'stopped'>, string>>,
  failed: `Dabei ist etwas schiefgegangen. ${UNCHANGED} Versuche es noch einmal.`,
  nothingSaid: `Darauf kam keine Antwort. ${UNCHANGED} Frage bitte noch einmal.`,
  readOnly:
    'Du liest bei dieser Reise mit. Ich beantworte Fragen zu ihr, ändern kann ich sie nicht.',
  tooLarge: `Dieser Vorschlag ist zu groß. ${UNCHANGED} Bitte frage nach einem Teil davon.`,
  tooMuch: `Das ist zu groß für eine Antwort. ${UNCHANGED} Bitte frage nach weniger Tagen oder Orten auf einmal.`,
  tooBusy: `Gerade fragen zu viele auf einmal. ${UNCHANGED} Versuche es gleich noch einmal.`,
  /** Stands behind words of a model that sound as if it had changed the trip. */
  nothingDone: '*Hinweis: Geändert ist nichts. Zu diesen Worten gibt es keinen Vorschlag.*',
  /** Stands behind words of a model that sound as if it had booked something. */
  nothingBooked:
    '*Hinweis: Fahrtwind bucht, bezahlt und verschickt nichts. Das musst du selbst tun.*',
  yes: 'Ja',
  no: 'Nein',
};

type Sentences = typeof de;

const SAME = 'Your trip is unchanged.';

const en: Sentences = {
  failures: {
    unreachable: `The language model cannot be reached right now. ${SAME} I understand simple sentences without it, too.`,
    overloaded: `The language model has too much to do right now. ${SAME} Try again in a minute.`,
    late: `The language model took too long, so I stopped. ${SAME} Ask again, preferably in fewer words.`,
    'too-long': `The answer became too long, so it ends here. ${SAME} Ask again for a part of it.`,
    garbled: `I could not fully make out what the language model answered, so I propose nothing. ${SAME} Say it again in other words.`,
  },
  failed: `Something went wrong. ${SAME} Try again.`,
  nothingSaid: `There was no answer. ${SAME} Please ask again.`,
  readOnly: 'You are reading this trip. I answer questions about it; I cannot change it.',
  tooLarge: `This proposal is too large. ${SAME} Please ask for a part of it.`,
  tooMuch: `That is too much for one answer. ${SAME} Please ask for fewer days or places at once.`,
  tooBusy: `Too many people are asking right now. ${SAME} Try again in a moment.`,
  nothingDone: '*Note: nothing was changed. There is no proposal for these words.*',
  nothingBooked: '*Note: Fahrtwind books, pays and sends nothing. You have to do that yourself.*',
  yes: 'Yes',
  no: 'No',
};

/** What the assistant says of itself, in the language of the site. */
export function sentencesIn(language: Language): Sentences {
  return language === 'en' ? en : de;
}

/** Stands for our own answers in what a model is told of the conversation. */
export const ANSWERED_HERE = '(Das hat Fahrtwind selbst beantwortet.)';

/** What a model is told where the planner refuses what it has asked for. */
export function refusedByPlanner(reason: string): string {
  return `<planer>Abgelehnt: ${reason}</planer>\n\nNichts davon ist ausgeführt. Rufe die Werkzeuge noch einmal richtig auf, mit allem, was die Person wollte, oder sage ihr kurz, was nicht geht.`;
}
