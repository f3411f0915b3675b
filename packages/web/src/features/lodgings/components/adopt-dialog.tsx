import { addHotel, nightsOf, openTripPath, type Hotel, type Location } from '@fahrtwind/domain';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { hotelOfLodging, type TakenLodging } from '../../../parts/lodging/hotel-of-lodging.ts';
import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import { useCreateTrip } from '../../../parts/use-create-trip.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { formatDay } from '../../../parts/trip-dates.ts';
import styles from './hotel-search.module.css';
import { makeStayTrip } from '../state/make-stay-trip.ts';
import { NightChoice } from './night-choice.tsx';
import { useHotelSearchTexts } from '../texts.ts';
import { NEW_TRIP, useTargetTrip, type TargetTrip } from '../state/use-target-trip.ts';

interface AdoptDialogProps {
  readonly lodging: TakenLodging;
  readonly stay: Pick<Hotel, 'checkInDate' | 'checkOutDate'>;
  /** The place that was looked for: a new trip has it as its stop. */
  readonly place: Location;
  readonly onClose: () => void;
}

/** Puts a lodging into an own trip, from one of its nights on, or begins a trip with it. */
export function AdoptDialog({ lodging, stay, place, onClose }: AdoptDialogProps) {
  const texts = useHotelSearchTexts().adopt;
  const formId = useId();
  const target = useTargetTrip({ stay, location: lodging.location });
  const { isBusy, failure, adopt } = useAdopt(lodging, { ...target, searched: stay }, onClose);
  const { isBusy: isCreating, problem, createTrip } = useCreateTrip();
  const isNew = target.tripId === NEW_TRIP;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isNew) return void adopt();
    const title = texts.tripTitle(place.label.split(',')[0] ?? '');
    return createTrip((userId) => makeStayTrip({ lodging, stay, place, title, userId }));
  }

  return (
    <Dialog
      open
      title={texts.title(lodging.name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isBusy || isCreating}
            disabled={target.isLoading || (!isNew && target.trip === null)}
          >
            {texts.ok}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.adopt} onSubmit={submit}>
        {target.isLoading ? (
          <output>{texts.loadingTrips}</output>
        ) : (
          <SelectField
            label={texts.trip}
            value={target.tripId}
            options={[
              ...target.trips.map(({ id, title }) => ({ value: id, label: title })),
              { value: NEW_TRIP, label: texts.newTrip },
            ]}
            onChange={target.chooseTrip}
          />
        )}
        {isNew && !target.isLoading && <NewTripNote stay={stay} />}
        {!isNew && (
          <NightChoice target={target} searched={stay} hasPrice={lodging.totalCents !== null} />
        )}
      </form>
      {target.isMissing && <Notice kind="negative">{texts.failed}</Notice>}
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
      {problem && <Notice kind="negative">{texts.createProblems[problem]}</Notice>}
    </Dialog>
  );
}

function NewTripNote({ stay }: Pick<AdoptDialogProps, 'stay'>) {
  const texts = useHotelSearchTexts().adopt;
  const language = useLanguage();
  const isVisitor = useSession().state === 'visitor';
  return (
    <>
      <p>{texts.newTripText(formatDay(stay.checkInDate, language), nightsOf(stay) + 1)}</p>
      {isVisitor && <p>{texts.guestText}</p>}
    </>
  );
}

interface AdoptTarget extends TargetTrip {
  readonly searched: AdoptDialogProps['stay'];
}

function useAdopt(lodging: TakenLodging, target: AdoptTarget, onClose: () => void) {
  const texts = useHotelSearchTexts().adopt;
  const refusals = useRefusalTexts();
  const navigate = useNavigate();
  const { change } = useTripActions();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function adopt(): Promise<void> {
    const { tripId, stay, searched } = target;
    // A price holds for the nights that were looked for.
    const isPriced = stay.checkInDate === searched.checkInDate;
    const found = isPriced ? lodging : { ...lodging, totalCents: null };
    const hotel = hotelOfLodging(found, stay, target.freeId(lodging.id));
    setBusy(true);
    const result = await change(tripId, addHotel, { hotel });
    setBusy(false);
    if (!result) setFailure(texts.failed);
    else if (!result.ok) setFailure(refusals[result.error]);
    else {
      onClose();
      showToast({
        kind: 'positive',
        text: texts.done(hotel.name),
        action: { label: texts.open, run: () => void navigate(openTripPath(tripId)) },
      });
    }
  }

  return { isBusy, failure, adopt };
}
