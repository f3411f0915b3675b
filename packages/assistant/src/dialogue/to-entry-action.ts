import {
  ACCOMMODATION_TYPES,
  type AccommodationType,
  findStop,
  type HotelType,
  writeEuros,
} from '@fahrtwind/domain';
import { hotelHandle } from '../plan/turn.ts';
import { act, type Acted, missing, type Reader, said } from './acted.ts';

const HOTEL_TYPES: Readonly<Record<AccommodationType, HotelType>> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  ferienwohnung: 'Ferienwohnung',
  camping: 'Camping',
};

/** Notes, meals, activities and lodgings; null for a command of another kind. */
export function entryAction(read: Reader): Acted | null {
  const { draft, handle, number, text } = read;
  const stop = handle('stop');
  if (draft.kind === 'setLodgingType') {
    const type = ACCOMMODATION_TYPES.find((one) => one === text('type'));
    return act({ kind: 'setLodgingType', type: type ?? 'camping' });
  }
  if (draft.kind === 'removeHotel' || draft.kind === 'changeHotel') return hotelAction(read);
  if (stop === undefined) return missing('stop', 'stop');
  const [name, content] = [text('name'), text('text')];
  switch (draft.kind) {
    case 'setStay':
      return act({ kind: 'setStay', stop, minutes: number('minutes') ?? null });
    case 'addNote':
      return content === undefined
        ? missing('nothing')
        : act({ kind: 'addNote', stop, text: content });
    case 'removeNote':
      return act({ kind: 'removeNote', stop });
    case 'addActivity':
      if (name === undefined) return missing('nothing');
      return act({
        kind: 'addActivity',
        stop,
        name,
        ...said({ time: timeOf(number('time')), price: eurosOf(number('cents')) }),
      });
    case 'addRestaurant': {
      if (name === undefined) return missing('nothing');
      const minutes = number('time');
      return act({ kind: 'addRestaurant', stop, name, ...said({ time: clockOf(minutes) }) });
    }
    case 'addHotel': {
      if (name === undefined) return missing('nothing');
      const lodging = ACCOMMODATION_TYPES.find((one) => one === text('lodging')) ?? 'hotel';
      return act({
        kind: 'addHotel',
        stop,
        name,
        type: HOTEL_TYPES[lodging],
        ...said({ nights: number('nights') }),
        ...said({ price: eurosOf(number('cents')) }),
        ...(draft.values.booked === true && { booked: true }),
      });
    }
    default:
      return null;
  }
}

/** A table at half past seven is one in the evening. */
const FIRST_MEAL_MINUTES = 10 * 60;

function clockOf(given: number | undefined): string | undefined {
  return given === undefined ? undefined : timeOf(given < FIRST_MEAL_MINUTES ? given + 720 : given);
}

function timeOf(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The lodging of the night at a stop; which one to delete or to change is never guessed. */
function hotelAction({ draft, trip, number, text }: Reader): Acted {
  const slot = draft.slots.stop?.[0];
  const found = slot?.is === 'stop' ? findStop(trip, slot.stopId) : undefined;
  if (!found) return missing('hotel');
  const named = trip.hotels.find(({ id }) => id === text('hotel'));
  const hotel = named ?? trip.hotels.find(({ id }) => id === found.day.hotelId);
  if (!hotel) return missing('hotel', 'stop');
  const handle = hotelHandle(trip, hotel.id);
  if (draft.kind === 'removeHotel') return act({ kind: 'removeHotel', hotel: handle });
  const booked = draft.values.booked;
  return act({
    kind: 'changeHotel',
    hotel: handle,
    ...said({ price: eurosOf(number('cents')) }),
    ...(typeof booked === 'boolean' && { booked }),
  });
}

function eurosOf(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : writeEuros(cents);
}
