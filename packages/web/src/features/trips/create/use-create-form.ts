import {
  addDays,
  createTrip,
  DEFAULT_ACCOMMODATION_TYPE,
  DEFAULT_TITLE,
  PATHS,
  writeGermanDate,
  type Location,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { makeId } from '../../../parts/make-id.ts';
import { isSignedIn, uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { today } from '../../../parts/today.ts';
import {
  fieldOfRefusal,
  readSpan,
  type CreateField,
  type CreateForm,
  type CreateProblems,
} from './read-create-form.ts';

const FIELD_ORDER: readonly CreateField[] = ['start', 'end', 'dayCount', 'places'];

interface CreateTripForm {
  /** The trip's id, fixed from the start so that its cover can already be drawn. */
  readonly id: string;
  readonly form: CreateForm;
  readonly problems: CreateProblems;
  readonly isBusy: boolean;
  readonly change: (change: Partial<CreateForm>) => void;
  readonly submit: () => void;
}

/** The form's input, its problems and its submission. `focus` moves to the first invalid field. */
export function useCreateForm(focus: (field: CreateField) => void): CreateTripForm {
  const session = useSession();
  const uid = uidOf(session);
  const { create } = useTripActions();
  const navigate = useNavigate();
  const [id] = useState(makeId);
  const [form, setForm] = useState(() =>
    emptyForm(isSignedIn(session) ? session.user.originLocation : null),
  );
  const [problems, setProblems] = useState<CreateProblems>({});
  const [isBusy, setBusy] = useState(false);

  function refuseAll(found: CreateProblems) {
    setProblems(found);
    const first = FIELD_ORDER.find((field) => found[field]);
    if (first) focus(first);
  }

  async function submit() {
    const read = readSpan(form);
    const isUnchosen = form.placeQuery.trim() !== '';
    if (!read.span || isUnchosen) {
      refuseAll({ ...read.problems, ...(isUnchosen ? { places: 'place-unchosen' } : {}) });
      return;
    }
    const { title, places, akkomodationType, mode } = form;
    const made = createTrip({
      id,
      userId: uid ?? '',
      now: new Date().toISOString(),
      ...read.span,
      title,
      places,
      akkomodationType,
      makeId,
    });
    if (!made.ok) {
      refuseAll({ [fieldOfRefusal(made.error, mode)]: made.error });
      return;
    }
    setBusy(true);
    await create(made.value);
    await navigate(PATHS.planner);
  }

  return {
    id,
    form,
    problems,
    isBusy,
    change(change) {
      setForm((last) => ({ ...last, ...change }));
      setProblems((last) =>
        Object.fromEntries(Object.entries(last).filter(([field]) => !isAbout(field, change))),
      );
    },
    submit: () => void submit(),
  };
}

/** A trip starts at home, unless another place is chosen. */
function emptyForm(home: Location | null): CreateForm {
  const start = addDays(today(), 7);
  return {
    title: DEFAULT_TITLE,
    mode: 'dates',
    start: writeGermanDate(start),
    end: writeGermanDate(addDays(start, 6)),
    dayCount: '7',
    places: home ? [home] : [],
    placeQuery: '',
    akkomodationType: DEFAULT_ACCOMMODATION_TYPE,
  };
}

/** Whether a change affects a field's problem; typing another place may solve that of the places. */
function isAbout(field: string, change: Partial<CreateForm>): boolean {
  return field in change || (field === 'places' && 'placeQuery' in change);
}
