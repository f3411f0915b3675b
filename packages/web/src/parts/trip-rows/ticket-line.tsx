import { ticketOf, type Stop } from '@fahrtwind/domain';
import { readWebUrl } from '../../format/read-web-url.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useFieldNames } from '../field-names/texts.ts';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';

/** What one needs at the counter and at the barrier: the number, the price and the link of what is booked. */
export function TicketLine({ stop }: { readonly stop: Stop }) {
  const texts = useTripRowTexts();
  const fields = useFieldNames();
  const ticket = ticketOf(stop);
  if (!ticket) return null;
  const { bookingNumber, price } = ticket;
  const url = readWebUrl(ticket.url);
  const facts = [bookingNumber && `${fields.bookingNumber} ${bookingNumber}`, price];
  const known = facts.filter(Boolean).join(' · ');
  if (known === '' && url === null) return null;
  return (
    <p className={styles.ticket}>
      {known}
      {url !== null && <ExternalLink href={url}>{texts.openTicket}</ExternalLink>}
    </p>
  );
}
