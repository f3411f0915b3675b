import { MAX_TITLE_LENGTH } from '@fahrtwind/domain';
import { useRef, type ReactNode } from 'react';
import { TripCover } from '../../parts/trip-cover/trip-cover.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccommodationField } from './create/accommodation-field.tsx';
import styles from './create/create.module.css';
import { LengthFields } from './create/length-fields.tsx';
import { PlaceFields } from './create/place-fields.tsx';
import type { CreateField } from './create/read-create-form.ts';
import { useCreateForm } from './create/use-create-form.ts';
import { useSharedPlace } from './create/use-shared-place.ts';
import { useProblemText } from './create/use-problem-text.ts';
import { useCreateTexts } from './create/texts.ts';

/** `fromFile` offers to begin with a file. */
export function CreateTripPage({ fromFile }: { readonly fromFile: ReactNode }) {
  const texts = useCreateTexts();
  const lengths = useRef<HTMLFieldSetElement>(null);
  const textOf = useProblemText();
  const { id, form, problems, isBusy, change, submit } = useCreateForm(focusField);

  useSharedPlace((place) => change({ places: [...form.places, place] }));

  function focusField(field: CreateField) {
    const input =
      field === 'places'
        ? document.getElementById('orte')
        : lengths.current?.querySelector<HTMLElement>(`[name=${field}]`);
    input?.focus({ preventScroll: true });
    // Centred, so that neither the label nor the error below it is hidden.
    input?.scrollIntoView({ block: 'center' });
  }

  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={styles.columns}>
        <form
          noValidate
          className={styles.form}
          aria-busy={isBusy || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <PlaceFields
            places={form.places}
            error={textOf(problems.places)}
            onChange={(places) => change({ places })}
            onQuery={(placeQuery) => change({ placeQuery })}
          />
          <LengthFields form={form} problems={problems} fields={lengths} onChange={change} />
          <TextField
            label={texts.tripTitle}
            hint={texts.tripTitleHint}
            autoComplete="off"
            maxLength={MAX_TITLE_LENGTH}
            value={form.title}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change({ title: event.target.value })}
          />
          <AccommodationField
            value={form.akkomodationType}
            onChange={(akkomodationType) => change({ akkomodationType })}
          />
          <Button type="submit" variant="accent" busy={isBusy} className={styles.submit}>
            {texts.submit}
          </Button>
        </form>
        <aside className={styles.preview} aria-label={texts.preview}>
          <div className={styles.cover}>
            <TripCover
              trip={{ id, route: form.places.map(({ lng, lat }) => [lng, lat] as const) }}
            />
          </div>
          <p className={styles.previewTitle}>{form.title.trim() || texts.defaultTitle}</p>
          <p className={styles.muted}>{texts.previewText}</p>
        </aside>
      </div>
      {fromFile}
    </Page>
  );
}
