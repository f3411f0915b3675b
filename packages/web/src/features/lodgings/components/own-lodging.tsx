import { DEFAULT_HOTEL_TYPE, type HotelType, type Location } from '@fahrtwind/domain';
import { useState, type SubmitEvent } from 'react';
import { readWebUrl } from '../../../format/read-web-url.ts';
import type { TakenLodging } from '../../../parts/lodging/hotel-of-lodging.ts';
import { nameInLink } from '../../../parts/lodging/name-in-link.ts';
import { makeId } from '../../../parts/make-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './hotel-search.module.css';
import { useHotelSearchTexts } from '../texts.ts';

interface OwnLodgingProps {
  readonly place: Location;
  readonly type: HotelType | null;
  readonly onTake: (lodging: TakenLodging) => void;
}

/** A lodging that was found elsewhere, by its name or its link. */
export function OwnLodging({ place, type, onTake }: OwnLodgingProps) {
  const texts = useHotelSearchTexts().own;
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = text.trim() === '';

  function take(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    if (isMissing) return;
    const typed = text.trim();
    const url = /^https?:/i.test(typed) ? readWebUrl(typed) : null;
    onTake({
      id: makeId(),
      type: type ?? DEFAULT_HOTEL_TYPE,
      name: url === null ? typed : nameInLink(url),
      location: place,
      url: url ?? '',
      stars: 0,
      totalCents: null,
      imageUrl: '',
    });
  }

  return (
    <form className={styles.box} noValidate onSubmit={take}>
      <h4>{texts.title}</h4>
      <p className={styles.muted}>{texts.text}</p>
      <div className={styles.own}>
        <TextField
          label={texts.label}
          maxLength={500}
          autoComplete="off"
          value={text}
          error={isAsked && isMissing ? texts.missing : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="outlined">
          <Icon name="plus" />
          {texts.take}
        </Button>
      </div>
    </form>
  );
}
