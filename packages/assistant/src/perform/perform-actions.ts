import {
  applyOperation,
  DEFAULT_DRIVING_LIMIT_MINUTES,
  isSameData,
  replayOperations,
  type TripOperation,
} from '@fahrtwind/domain';
import type { AssistantAction } from '../action.ts';
import type { AssistantPorts, PerformContext } from '../ports.ts';
import type { Outcome, DialogueOption, Remedy } from '../outcome.ts';
import { type Consequence, findConsequences } from './consequences.ts';
import { textsIn } from '../texts/texts.ts';
import { limitDrivingAction } from '../plan/limit-driving.ts';
import { newTripAction } from '../plan/plan-actions.ts';
import {
  addDayAction,
  datesAction,
  removeDayAction,
  setDayStartAction,
  swapDaysAction,
} from './date-actions.ts';
import {
  addActivityAction,
  addHotelAction,
  addNoteAction,
  changeHotelAction,
  addRestaurantAction,
  removeHotelAction,
  removeNoteAction,
  renameAction,
  setLodgingTypeAction,
  setStayAction,
} from './entry-actions.ts';
import { setNightsAction } from './night-actions.ts';
import { optimiseAction } from './optimise-action.ts';
import {
  costsQuery,
  dayPlanQuery,
  distanceQuery,
  findHotelsQuery,
  findRestaurantsQuery,
  openNightsQuery,
  overviewQuery,
} from './queries.ts';
import {
  addStopAction,
  moveStopAction,
  removeStopAction,
  replaceStopAction,
  setOptionalAction,
  setProfileAction,
  setRoadsAction,
  setTollAction,
  swapStopsAction,
} from './stop-actions.ts';
import { isQuery } from './question-kinds.ts';
import {
  bookedQuery,
  bookingsQuery,
  bordersQuery,
  daylightQuery,
  ferriesQuery,
  howToQuery,
  longDaysQuery,
  longestDayQuery,
  sleepingQuery,
  unknowableQuery,
} from './trip-questions.ts';
import { alongQuery } from './place-wishes.ts';
import { arrivalQuery, betweenQuery, feastQuery, stayQuery } from './stop-questions.ts';
import type { Step, Turn } from '../plan/turn.ts';

type Performers = {
  readonly [Kind in AssistantAction['kind']]: (
    turn: Turn,
    action: Extract<AssistantAction, { readonly kind: Kind }>,
  ) => Step | Promise<Step>;
};

const PERFORMERS: Performers = {
  addStop: addStopAction,
  removeStop: removeStopAction,
  moveStop: moveStopAction,
  swapStops: swapStopsAction,
  replaceStop: replaceStopAction,
  rename: renameAction,
  setDates: datesAction,
  startOn: datesAction,
  endOn: datesAction,
  shiftDates: datesAction,
  setLength: datesAction,
  addDay: addDayAction,
  removeDay: removeDayAction,
  swapDays: swapDaysAction,
  setNights: setNightsAction,
  changeNights: setNightsAction,
  setProfile: setProfileAction,
  setToll: setTollAction,
  setRoads: setRoadsAction,
  setDayStart: setDayStartAction,
  setStay: setStayAction,
  setOptional: setOptionalAction,
  addNote: addNoteAction,
  removeNote: removeNoteAction,
  addRestaurant: addRestaurantAction,
  addActivity: addActivityAction,
  addHotel: addHotelAction,
  changeHotel: changeHotelAction,
  removeHotel: removeHotelAction,
  setLodgingType: setLodgingTypeAction,
  optimise: optimiseAction,
  limitDriving: limitDrivingAction,
  newTrip: newTripAction,
  alongTheWay: alongQuery,
  costs: costsQuery,
  distance: distanceQuery,
  between: betweenQuery,
  stay: stayQuery,
  longDays: longDaysQuery,
  booked: bookedQuery,
  feast: feastQuery,
  dayPlan: dayPlanQuery,
  arrival: arrivalQuery,
  overview: overviewQuery,
  openNights: openNightsQuery,
  findHotels: findHotelsQuery,
  findRestaurants: findRestaurantsQuery,
  longestDay: longestDayQuery,
  bookings: bookingsQuery,
  sleeping: sleepingQuery,
  borders: bordersQuery,
  ferries: ferriesQuery,
  daylight: daylightQuery,
  howTo: howToQuery,
  unknowable: unknowableQuery,
};

/** Plans of whole trips keep their own limits and say themselves what is long. */
const PLANS: readonly AssistantAction['kind'][] = ['newTrip', 'limitDriving'];

/** Performs actions one after the other with the planner's own operations: all of them, or none. */
export async function performActions(
  actions: readonly AssistantAction[],
  context: PerformContext,
  ports: AssistantPorts,
): Promise<Outcome> {
  let turn = beginTurn(context, ports);
  const { texts } = turn;
  if (context.readOnly && actions.some(({ kind }) => !isQuery(kind)))
    return { kind: 'refused', text: texts.readOnly };
  const operations: TripOperation[] = [];
  const said: string[] = [];
  let options: readonly DialogueOption[] = [];
  for (const action of actions) {
    const step = await perform(turn, action);
    if (step.kind !== 'step') return step;
    for (const operation of step.operations) {
      const result = applyOperation(turn.trip, operation);
      if (!result.ok) return { kind: 'refused', text: texts.refusals[result.error] };
      turn = { ...turn, trip: result.value };
    }
    const { added } = step;
    if (added) turn = { ...turn, added: new Map([...turn.added, [added.handle, added.stopId]]) };
    operations.push(...step.operations);
    said.push(step.text);
    options = step.options ?? options;
  }
  const isPlan = actions.some(({ kind }) => PLANS.includes(kind));
  return concluded(turn, { isPlan, operations, said, options });
}

/** Proposes operations that an answer offered, with those of the proposal that it mends. */
export async function proposeRemedy(
  { operations, text, isOfPlan }: Remedy,
  proposal: readonly TripOperation[],
  context: PerformContext,
  ports: AssistantPorts,
): Promise<Outcome> {
  const turn = beginTurn(context, ports);
  if (context.readOnly) return { kind: 'refused', text: turn.texts.readOnly };
  const all = [...proposal, ...operations];
  const { trip, notFitting } = replayOperations(context.trip, all);
  const [fault] = notFitting;
  if (fault) return { kind: 'refused', text: turn.texts.refusals[fault.reason] };
  const done = { isPlan: isOfPlan, operations: all, said: [text], options: [] };
  return concluded({ ...turn, trip }, done);
}

function beginTurn(context: PerformContext, ports: AssistantPorts): Turn {
  const { drivingLimitMinutes = DEFAULT_DRIVING_LIMIT_MINUTES, language, trip } = context;
  return {
    context,
    ports,
    texts: textsIn(language),
    drivingLimitMinutes,
    trip,
    added: new Map(),
  };
}

function perform(turn: Turn, action: AssistantAction): Step | Promise<Step> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has for each kind the function of that kind
  const act = PERFORMERS[action.kind] as (
    turn: Turn,
    action: AssistantAction,
  ) => Step | Promise<Step>;
  return act(turn, action);
}

interface Done {
  readonly isPlan: boolean;
  readonly operations: readonly TripOperation[];
  readonly said: readonly string[];
  readonly options: readonly DialogueOption[];
}

/** A proposal says what it makes worse, and offers what would mend that. */
async function concluded(turn: Turn, done: Done): Promise<Outcome> {
  const { isPlan, operations, said, options } = done;
  if (operations.length === 0) return { kind: 'done', operations, text: said.join('\n'), options };
  if (isSameData(turn.context.trip, turn.trip))
    return { kind: 'done', operations: [], text: turn.texts.nothingChanges, options };
  const consequences = await findConsequences(turn, isPlan);
  return {
    kind: 'done',
    operations,
    text: [...said, ...consequences.map(({ line }) => line)].join('\n'),
    options: remediesOf(consequences, isPlan),
  };
}

/** Each label once: it is what the person says. */
function remediesOf(consequences: readonly Consequence[], isOfPlan: boolean): readonly Remedy[] {
  const remedies = consequences.flatMap(({ remedy }) => remedy ?? []);
  const byLabel = new Map(remedies.map((remedy) => [remedy.label, remedy]));
  return [...byLabel.values()].map((remedy) => ({ kind: 'remedy', isOfPlan, ...remedy }));
}
