import { nightsOf, shortLabel, type Hotel } from '@fahrtwind/domain';
import { formatTripDates, formatWeekday } from '../../../parts/trip-dates.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { hasAllNights, lastStop, replacedBy } from '../state/stay-in-trip.ts';
import { useHotelSearchTexts } from '../texts.ts';
import type { TargetTrip } from '../state/use-target-trip.ts';

interface NightChoiceProps {
  readonly target: TargetTrip;
  readonly searched: Pick<Hotel, 'checkInDate' | 'checkOutDate'>;
  readonly hasPrice: boolean;
}

/** The night of a trip that a stay begins with, and what that changes. */
export function NightChoice({ target, searched, hasPrice }: NightChoiceProps) {
  const texts = useHotelSearchTexts();
  const language = useLanguage();
  const { trip, dayId, chooseDay, stay } = target;
  if (!trip) return target.isMissing ? null : <output>{texts.adopt.loading}</output>;
  const replaced = replacedBy(trip, stay);
  const isMoved = stay.checkInDate !== searched.checkInDate;
  return (
    <>
      <SelectField
        label={texts.adopt.night}
        value={dayId}
        options={trip.days.map((day, index) => {
          const stop = lastStop(day);
          const place = stop ? shortLabel(stop.location) : '';
          const label = texts.adopt.day(index + 1, formatWeekday(day.date, language), place);
          return { value: day.id, label };
        })}
        onChange={chooseDay}
      />
      <p>
        {texts.adopt.stay(
          formatTripDates(stay.checkInDate, stay.checkOutDate, language),
          texts.results.nights(nightsOf(stay)),
        )}
      </p>
      {isMoved && hasPrice && <Notice kind="info">{texts.adopt.priceDropped}</Notice>}
      {replaced.length > 0 && (
        <Notice kind="warning">{texts.adopt.replaces(replaced.join(', '))}</Notice>
      )}
      {!hasAllNights(trip, stay) && <Notice kind="warning">{texts.adopt.outside}</Notice>}
    </>
  );
}
