import type { AssistantEndpoint, Config } from '../../../config/config.ts';
import { StartupError } from '../../../config/startup-error.ts';
import { askModel, MODEL_LIMITS, type ModelAnswer } from '../model/ask-model.ts';

/** Slow machines may take their time: this is asked once. */
const LIMITS = { ...MODEL_LIMITS, totalMs: 300_000, idleMs: 120_000 };
const WORD = 'Zaunkönig';
/** With the question about 16,000 tokens. */
const FILLER = 'Am Wegrand stehen alte Bäume, und der Fluss zieht ruhig durch das Tal. '.repeat(
  640,
);

interface Finding {
  readonly what: string;
  readonly isGood: boolean;
  readonly reason: string;
}

/** Whether a language model can do what the assistant asks of it, as lines for the operator. Throws where it cannot. */
export async function checkEndpoint({ assistant }: Pick<Config, 'assistant'>): Promise<string> {
  if (!assistant)
    throw new StartupError(
      'Kein Sprachmodell eingerichtet: setze ASSISTANT_URL und ASSISTANT_MODEL.',
    );
  const findings = [
    await checkStreaming(assistant),
    await checkTools(assistant),
    await checkContext(assistant),
  ];
  const lines = findings.map(
    ({ what, isGood, reason }) =>
      `${isGood ? 'gut     ' : 'SCHLECHT'}  ${what}${isGood ? '' : `: ${reason}`}`,
  );
  const text = [`${assistant.model} bei ${new URL(assistant.url).host}`, ...lines].join('\n');
  if (findings.some(({ isGood }) => !isGood)) throw new StartupError(text);
  return text;
}

async function checkStreaming(endpoint: AssistantEndpoint): Promise<Finding> {
  const pieces: string[] = [];
  const question = 'Zähle auf Deutsch von eins bis zwanzig, als Wörter.';
  const answer = await put(endpoint, question, (piece) => pieces.push(piece));
  const isGood = answer.failure === null && pieces.length > 1;
  const reason = `${pieces.length} Stücke, ${answer.failure ?? 'ohne Fehler'}`;
  return { what: 'antwortet stückweise', isGood, reason };
}

async function checkTools(endpoint: AssistantEndpoint): Promise<Finding> {
  const answer = await put(endpoint, 'Benenne die Reise in „Testfahrt“ um. Benutze das Werkzeug.');
  const isCalled = answer.actions.some(
    (action) => action.kind === 'rename' && action.title.includes('Testfahrt'),
  );
  const isGood = answer.failure === null && isCalled;
  const reason =
    answer.failure ?? `das Werkzeug wurde nicht benutzt, stattdessen: ${answer.text.slice(0, 100)}`;
  return { what: 'benutzt Werkzeuge', isGood, reason };
}

async function checkContext(endpoint: AssistantEndpoint): Promise<Finding> {
  const question = `Merke dir das Wort ${WORD}. ${FILLER}\n\nWelches Wort solltest du dir merken? Antworte nur mit dem Wort.`;
  const answer = await put(endpoint, question);
  const isGood = answer.failure === null && answer.text.includes(WORD);
  const reason = answer.failure ?? `geantwortet wurde: ${answer.text.slice(0, 100)}`;
  return { what: 'überblickt 16.000 Tokens', isGood, reason };
}

function put(
  endpoint: AssistantEndpoint,
  content: string,
  onText: (piece: string) => void = () => undefined,
): Promise<ModelAnswer> {
  return askModel({
    endpoint,
    system: 'Du bist ein Reiseassistent und antwortest auf Deutsch.',
    messages: [{ role: 'user', content }],
    tools: {
      isReadOnly: false,
      stops: 0,
      days: 1,
      hotels: 0,
      findPlaces: async () => [],
      placesOnTheWay: async () => [],
      townsNear: async () => [],
      findSpots: async () => [],
    },
    places: [],
    limits: LIMITS,
    signal: new AbortController().signal,
    onText,
    onStep: () => undefined,
  });
}
