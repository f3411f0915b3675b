import { newHotel } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { inHandles } from './in-handles.ts';

it('calls stops and lodgings by their handles, and leaves parts of other words alone', () => {
  const trip = tripOf({ 'Tag 1': ['Mainz', 'Bonn'] });
  const [day] = trip.days;
  const location = day?.cityList[0]?.location;
  if (!day || !location) throw new Error('no stop');
  const dates = { checkInDate: day.date, checkOutDate: day.date };
  const hotels = [newHotel({ id: 'h', location, name: 'Oma (Bonn)', ...dates })];
  expect(
    inHandles({ ...trip, hotels }, 'Auf Bonn folgt Mainz, „Oma (Bonn)“ ist gebucht, Mainzer Dom.'),
  ).toBe('Auf s2 folgt s1, „h1“ ist gebucht, Mainzer Dom.');
});
