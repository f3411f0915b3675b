import {
  LEG_TEXT_LENGTHS,
  newLegTransport,
  ticketOf,
  legKindOf,
  type LegChange,
  type Stop,
} from '@fahrtwind/domain';
import { useFieldNames } from '../../../../parts/field-names/texts.ts';
import type { RunKind } from '../../../../store/trips/view/trip-actions.ts';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import edit from '../../../../parts/trip-fields/edit.module.css';
import { PriceField } from '../../../../parts/trip-fields/price-field.tsx';
import { useEditTexts } from '../../../../parts/trip-fields/texts.ts';
import { TimeField } from '../../../../parts/trip-fields/time-field.tsx';
import { TypedField } from '../../../../parts/trip-fields/typed-field.tsx';
import { UrlField } from '../../../../parts/trip-fields/url-field.tsx';
import { useStopTexts } from './texts.ts';

interface WayTicketProps {
  readonly stop: Stop;
  readonly change: (fields: LegChange, kind?: RunKind) => string | null;
}

/** What a ticket says. */
export function WayTicket({ stop, change }: WayTicketProps) {
  const texts = useStopTexts();
  const editTexts = useEditTexts();
  const fields = useFieldNames();
  const ticket = ticketOf(stop) ?? newLegTransport({ kind: legKindOf(stop) });
  return (
    <>
      <TypedField
        label={texts.operator}
        hint={texts.operatorHint}
        value={ticket.operator}
        maxLength={LEG_TEXT_LENGTHS.operator}
        write={(operator, kind) => change({ operator }, kind)}
      />
      <div className={edit.pair}>
        <TimeField
          label={texts.departure}
          placeholder="08:15"
          value={ticket.departureTime}
          write={(departureTime, kind) => change({ departureTime }, kind)}
        />
        <TimeField
          label={texts.arrival}
          placeholder="14:40"
          value={ticket.arrivalTime}
          write={(arrivalTime, kind) => change({ arrivalTime }, kind)}
        />
      </div>
      <div className={edit.pair}>
        <PriceField value={ticket.price} write={(price, kind) => change({ price }, kind)} />
        <TypedField
          label={fields.bookingNumber}
          hint={texts.bookingNumberHint}
          value={ticket.bookingNumber}
          maxLength={LEG_TEXT_LENGTHS.bookingNumber}
          write={(bookingNumber, kind) => change({ bookingNumber }, kind)}
        />
      </div>
      <UrlField value={ticket.url} write={(url, kind) => change({ url }, kind)} />
      <SwitchField
        label={editTexts.booked}
        hint={texts.bookedHint}
        checked={ticket.booked}
        onChange={(booked) => void change({ booked })}
      />
    </>
  );
}
