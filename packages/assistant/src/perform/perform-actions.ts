import {
  applyOperation,
  hotelsThatDoNotFit,
  isSameData,
  type TripOperation,
} from '@fahrtwind/domain';
import type { AssistantAction } from '../action.ts';
import type { AssistantPorts, PerformContext } from '../ports.ts';
import type { Outcome, DialogueOption } from '../outcome.ts';
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
  alongQuery,
  arrivalQuery,
  costsQuery,
  dayPlanQuery,
  distanceQuery,
  findHotelsQuery,
  findRestaurantsQuery,
  isQuery,
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
  setTollAction,
  swapStopsAction,
} from './stop-actions.ts';
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
  setDayStart: setDayStartAction,
  setStay: setStayAction,
  setOptional: setOptionalAction,
  addNote: addNoteAction,
  removeNote: removeNoteAction,
  addRestaurant: addRestaurantAction,
  addActivity: addActivityAction,
  addHotel: addHotelAction,
  removeHotel: removeHotelAction,
  setLodgingType: setLodgingTypeAction,
  optimise: optimiseAction,
  limitDriving: limitDrivingAction,
  newTrip: newTripAction,
  alongTheWay: alongQuery,
  costs: costsQuery,
  distance: distanceQuery,
  dayPlan: dayPlanQuery,
  arrival: arrivalQuery,
  overview: overviewQuery,
  openNights: openNightsQuery,
  findHotels: findHotelsQuery,
  findRestaurants: findRestaurantsQuery,
};

/** Performs actions one after the other with the planner's own operations: all of them, or none. */
export async function performActions(
  actions: readonly AssistantAction[],
  context: PerformContext,
  ports: AssistantPorts,
): Promise<Outcome> {
  const texts = textsIn(context.language);
  if (context.readOnly && actions.some(({ kind }) => !isQuery(kind)))
    return { kind: 'refused', text: texts.readOnly };
  const operations: TripOperation[] = [];
  const said: string[] = [];
  let options: readonly DialogueOption[] = [];
  let turn: Turn = { context, ports, texts, trip: context.trip, added: new Map() };
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
  return concluded(turn, { operations, said, options });
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
  readonly operations: readonly TripOperation[];
  readonly said: readonly string[];
  readonly options: readonly DialogueOption[];
}

function concluded(turn: Turn, { operations, said, options }: Done): Outcome {
  if (operations.length > 0 && isSameData(turn.context.trip, turn.trip))
    return { kind: 'done', operations: [], text: turn.texts.nothingChanges, options };
  const text = [...said, ...bookedMisfits(turn)].join('\n');
  return { kind: 'done', operations, text, options };
}

/** What is booked keeps its dates; where the days no longer fit, it is said. */
function bookedMisfits({ context, trip, texts }: Turn): readonly string[] {
  const known = new Set(hotelsThatDoNotFit(context.trip).map(({ id }) => id));
  return hotelsThatDoNotFit(trip)
    .filter(({ id, booked }) => booked && !known.has(id))
    .map(({ name, checkInDate, checkOutDate }) =>
      texts.bookedMisfit(name, texts.date(checkInDate), texts.date(checkOutDate)),
    );
}
