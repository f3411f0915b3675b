import {
  addHotel,
  findHotel,
  HOTEL_TYPES,
  newHotel,
  shortLabel,
  type Hotel,
  type Location,
  type Trip,
  bookingLinks,
  type HotelType,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { nameInLink } from '../../../../parts/lodging/name-in-link.ts';
import { makeId } from '../../../../parts/make-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { RangeFields } from '../../../../parts/trip-fields/dates/range-fields.tsx';
import { useRange } from '../../../../parts/trip-fields/dates/use-range.ts';
import { ChoiceRow } from '../../../../parts/trip-fields/choice-row.tsx';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { readPrice } from '../../../../parts/trip-fields/read-price.ts';
import { useEditTexts } from '../../../../parts/trip-fields/texts.ts';
import { PlaceChoice } from '../../../../parts/trip-fields/place-choice.tsx';
import { readWebUrl } from '../../../../format/read-web-url.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useFieldNames } from '../../../../parts/field-names/texts.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import styles from './hotels.module.css';
import { likelyStay } from './likely-stay.ts';
import { LodgingList } from './lodging-list.tsx';
import { useHotelTexts } from './texts.ts';
import { BookingLinks } from '../../../../parts/lodging/booking-links.tsx';
import { usePublicConfig } from '../../../../store/session/use-session.ts';

interface BookingSearchesProps {
  readonly place: Location;
  readonly type: HotelType;
  readonly dates: Pick<Hotel, 'checkInDate' | 'checkOutDate'>;
}

/** Searches for the chosen kind and nights on booking sites. */
function BookingSearches({ place, type, dates }: BookingSearchesProps) {
  const texts = useHotelTexts();
  const partnerId = usePublicConfig().bookingPartnerId;
  return (
    <div>
      <p className={styles.muted}>{texts.searchElsewhere}</p>
      <BookingLinks links={bookingLinks({ place, type, dates, partnerId })} />
    </div>
  );
}

interface NewHotelProps {
  readonly trip: Trip;
  readonly dayId: string;
  readonly onAdded: (hotelId: string) => void;
}

/** Three ways to add a hotel: by hand, by a pasted link, or from the lodgings around the last stop. */
export function NewHotel({ trip, dayId, onAdded }: NewHotelProps) {
  const stay = likelyStay(trip, dayId);
  return stay && <NewHotelForm trip={trip} stay={stay} onAdded={onAdded} />;
}

interface NewHotelFormProps extends Omit<NewHotelProps, 'dayId'> {
  readonly stay: NonNullable<ReturnType<typeof likelyStay>>;
}

function NewHotelForm({ trip, stay, onAdded }: NewHotelFormProps) {
  const texts = useHotelTexts();
  const rowTexts = useTripRowTexts();
  const fields = useFieldNames();
  const editTexts = useEditTexts();
  const { run, write, offerUndo } = useRun();
  const [name, setName] = useState('');
  const [link, setLink] = useState('');
  const [typedPrice, setTypedPrice] = useState('');
  const [type, setType] = useState(stay.type);
  const [place, setPlace] = useState<Location>(stay.place);
  const [problems, setProblems] = useState<Problems>({});
  const range = useRange({ start: stay.checkInDate, end: stay.checkOutDate });
  const dates = { checkInDate: range.start, checkOutDate: range.end ?? range.start };

  function paste(text: string) {
    setLink(text);
    const url = readWebUrl(text);
    // A typed name is kept; only an empty or guessed one is replaced.
    if (url && (name === '' || name === nameInLink(link))) setName(nameInLink(url));
  }

  function add() {
    const url = link.trim() === '' ? '' : readWebUrl(link);
    if (name.trim() === '') return setProblems({ name: texts.nameMissing });
    if (url === null) return setProblems({ link: texts.linkInvalid });
    const price = readPrice(typedPrice);
    if (price === null) return setProblems({ price: editTexts.priceInvalid });
    const hotel = newHotel({
      ...dates,
      id: makeId(),
      name: name.trim(),
      location: place,
      url,
      type,
      price,
    });
    const problem = write(addHotel, { hotel });
    if (problem !== null) return setProblems({ dates: problem });
    return onAdded(hotel.id);
  }

  function take(hotel: Hotel) {
    if (!run(addHotel, { hotel })) return;
    offerUndo(texts.added(hotel.name));
    onAdded(hotel.id);
  }

  return (
    <>
      <TextField
        label={texts.pasteLink}
        hint={texts.pasteHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={link}
        error={problems.link}
        onChange={(event) => paste(event.target.value)}
      />
      <TextField
        label={texts.name}
        maxLength={200}
        autoComplete="off"
        value={name}
        error={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
      <ChoiceRow
        label={fields.type}
        value={type}
        options={HOTEL_TYPES.map((value) => ({ value, label: rowTexts.hotelTypes[value] }))}
        onChange={setType}
      />
      <PlaceChoice
        label={texts.place}
        place={place}
        near={stay.place}
        onChoose={(chosen) => {
          setPlace(chosen);
          if (name === '') setName(shortLabel(chosen));
          return null;
        }}
      />
      <details className={styles.dates}>
        <summary>{texts.datesOf(range.typed.start, range.typed.end)}</summary>
        <RangeFields range={range} labels={texts.range} />
      </details>
      <TextField
        label={editTexts.price}
        inputMode="decimal"
        placeholder="89,90"
        maxLength={40}
        autoComplete="off"
        value={typedPrice}
        error={problems.price}
        onChange={(event) => setTypedPrice(event.target.value)}
      />
      <p className={styles.error} role="alert">
        {problems.dates}
      </p>
      <Button variant="accent" onClick={add}>
        <Icon name="plus" />
        {texts.add}
      </Button>
      <PanelPart title={texts.around}>
        <LodgingList
          near={stay.place}
          dates={dates}
          idFor={(id) => (findHotel(trip, id) ? makeId() : id)}
          onTake={take}
        />
        <BookingSearches place={stay.place} type={type} dates={dates} />
      </PanelPart>
    </>
  );
}

interface Problems {
  readonly name?: string;
  readonly link?: string;
  readonly price?: string;
  readonly dates?: string;
}
