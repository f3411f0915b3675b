import type { Endpoints, PostPhoto, Sent, TripPublication } from '@fahrtwind/contract';
import {
  MAX_POST_PHOTOS,
  MAX_PUBLIC_PLACE_LENGTH,
  MAX_PUBLIC_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  OMISSIONS,
  PATHS,
  type Omission,
  type PublicTrip,
} from '@fahrtwind/domain';
import { useId, useState, type SubmitEvent } from 'react';
import { call } from '../../../api/client.ts';
import { PhotoField } from '../../../parts/photo-field/photo-field.tsx';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { LinkField } from './link-field.tsx';
import type { SharedSubject } from './shared-subject.ts';
import styles from './share.module.css';
import { useShareTexts } from './texts.ts';
import { useShareFailure } from './use-share-failure.ts';

interface PublishFormProps {
  readonly trip: SharedSubject;
  /** How it is published; null when it is not. */
  readonly publication: TripPublication | null;
  readonly countries: readonly string[];
  /** Null where this device does not have the trip. */
  readonly counts: Counts | null;
  readonly onPreview: (trip: PublicTrip) => void;
  readonly onClose: () => void;
}

/** How much of the trip each omission leaves out. */
type Counts = Readonly<Record<Omission, number>>;
type Said = Sent<Endpoints['publishTrip']['body']>;

interface Draft extends Pick<TripPublication, 'title' | 'text' | 'country' | 'place' | 'omit'> {
  readonly photos: readonly PostPhoto[];
}

/** What strangers are told and shown. Everything that can be left out is left out until the owner decides otherwise. */
export function PublishForm(props: PublishFormProps) {
  const { trip, publication, countries, counts, onPreview, onClose } = props;
  const { publish: texts } = useShareTexts();
  const [published, setPublished] = useState(publication);
  const [draft, setDraft] = useState<Draft>(() => publication ?? firstDraft(trip, countries));
  const [isAsked, setAsked] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const describe = useShareFailure();
  const params = { id: trip.id };
  const publishing = useAction((body: Said) => call('publishTrip', { params, body }), describe);
  const previewing = useAction(
    (body: Said) => call('previewPublication', { params, body }),
    describe,
  );
  const withdrawing = useAction(() => call('withdrawTrip', { params }), describe);
  const failure = publishing.failure ?? previewing.failure ?? withdrawing.failure;
  const { load } = useTripActions();
  // Uploads end while the form is filled in.
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));

  /** Null where something is missing, which the form then says. */
  function readDraft(): Said | null {
    setAsked(true);
    if (draft.title.trim() === '' || isUploading) return null;
    const { title, text, country, place, omit } = draft;
    const photos = draft.photos.map(({ path, alt }) => ({ path, alt }));
    return { title, text, country, place, photos, omit };
  }

  async function preview() {
    const said = readDraft();
    const made = said && (await previewing.attempt(said));
    if (made) onPreview(made.trip);
  }

  async function publish(event: SubmitEvent) {
    event.preventDefault();
    const said = readDraft();
    const made = said && (await publishing.attempt(said));
    if (!made) return;
    showToast({ kind: 'positive', text: published ? texts.changed : texts.published });
    setPublished(made);
    await load();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void publish(event)}>
      {published ? <PublicLink url={published.url} /> : <p>{texts.intro}</p>}
      <Words draft={draft} countries={countries} isAsked={isAsked} onChange={change} />
      <PhotoField
        value={draft.photos}
        max={MAX_POST_PHOTOS}
        error={isAsked && isUploading ? texts.photosComing : undefined}
        onChange={(photos) => change({ photos })}
        onBusy={setUploading}
      />
      <OmitFields omit={draft.omit} counts={counts} onChange={(omit) => change({ omit })} />
      {failure && (
        <Notice
          kind="negative"
          action={
            failure.code === 'email-not-verified' && (
              <ButtonLink to={PATHS.profile} variant="outlined">
                {texts.toProfile}
              </ButtonLink>
            )
          }
        >
          {failure.text}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="accent" busy={publishing.isBusy || withdrawing.isBusy}>
          {published ? texts.change : texts.ok}
        </Button>
        <Button variant="outlined" busy={previewing.isBusy} onClick={() => void preview()}>
          {texts.preview}
        </Button>
        {published && <Withdraw send={withdrawing.attempt} onDone={onClose} />}
        <Button variant="quiet" onClick={onClose}>
          {published ? texts.close : texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function firstDraft({ title }: SharedSubject, [country = '']: readonly string[]): Draft {
  return { title, text: '', country, place: '', photos: [], omit: [...OMISSIONS] };
}

function PublicLink({ url }: { readonly url: string }) {
  const { publish: texts } = useShareTexts();
  return (
    <>
      <Notice kind="positive">{texts.publishedText}</Notice>
      <LinkField url={url} />
    </>
  );
}

interface WordsProps {
  readonly draft: Draft;
  readonly countries: readonly string[];
  readonly isAsked: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

function Words({ draft, countries, isAsked, onChange }: WordsProps) {
  const { publish: texts } = useShareTexts();
  const listId = useId();
  return (
    <>
      <TextField
        label={texts.name}
        required
        maxLength={MAX_TITLE_LENGTH}
        value={draft.title}
        error={isAsked && draft.title.trim() === '' ? texts.nameMissing : undefined}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        rows={4}
        maxLength={MAX_PUBLIC_TEXT_LENGTH}
        value={draft.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.country}
          hint={texts.countryHint}
          maxLength={MAX_PUBLIC_PLACE_LENGTH}
          list={listId}
          value={draft.country}
          onChange={({ target }) => onChange({ country: target.value })}
        />
        <TextField
          label={texts.place}
          hint={texts.placeHint}
          maxLength={MAX_PUBLIC_PLACE_LENGTH}
          value={draft.place}
          onChange={({ target }) => onChange({ place: target.value })}
        />
      </div>
      <datalist id={listId}>
        {countries.map((country) => (
          <option key={country} value={country}>
            {country}
          </option>
        ))}
      </datalist>
    </>
  );
}

interface OmitFieldsProps {
  readonly omit: readonly Omission[];
  readonly counts: Counts | null;
  readonly onChange: (omit: Omission[]) => void;
}

function OmitFields({ omit, counts, onChange }: OmitFieldsProps) {
  const { publish: texts } = useShareTexts();
  const found = (what: Omission): string => {
    if (!counts) return '';
    if (counts[what] === 0) return texts.nothingOf;
    const amount = texts.omissions[what].amount(counts[what]);
    return omit.includes(what) ? texts.leftOut(amount) : texts.visible(amount);
  };
  return (
    <fieldset>
      <legend>{texts.omit}</legend>
      {OMISSIONS.map((what) => (
        <SwitchField
          key={what}
          label={texts.omissions[what].label}
          hint={`${found(what)} ${texts.omissions[what].why}`.trim()}
          checked={omit.includes(what)}
          onChange={(isOmitted) =>
            onChange(OMISSIONS.filter((one) => (one === what ? isOmitted : omit.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}

interface WithdrawProps {
  readonly send: () => Promise<unknown>;
  readonly onDone: () => void;
}

function Withdraw({ send, onDone }: WithdrawProps) {
  const { publish: texts } = useShareTexts();
  const confirm = useConfirm();
  const { load } = useTripActions();

  async function withdraw() {
    const isSure = await confirm({
      title: texts.withdrawTitle,
      text: texts.withdrawText,
      okLabel: texts.withdrawOk,
      isDangerous: true,
    });
    if (!isSure) return;
    if ((await send()) === null) return;
    showToast({ kind: 'positive', text: texts.withdrawn });
    await load();
    onDone();
  }

  return (
    <Button variant="outlined" onClick={() => void withdraw()}>
      {texts.withdraw}
    </Button>
  );
}
