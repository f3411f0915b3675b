import { BOOKING_SITES } from '@fahrtwind/domain';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { ProseNodes } from '../../../parts/prose/prose.tsx';
import { ProseTable } from '../../../parts/prose/prose-table.tsx';
import { useLegalTexts } from '../texts.ts';

const words = (text: string) => ({ isNumber: false, nodes: [text] });

/** Where links to lodgings lead, and which of them bring this installation's operator a commission. */
export function PartnerList() {
  const { partners: texts } = useLegalTexts();
  const { bookingPartnerId, bookingSearchHost } = usePublicConfig();
  const isPartner = bookingPartnerId !== '';
  const sites = BOOKING_SITES.map((site) => {
    if (site !== 'Booking.com') return [site, texts.noProgramme, texts.plain];
    return isPartner
      ? [site, texts.partnerId(bookingPartnerId), texts.marked]
      : [site, texts.noPartnerId, texts.plain];
  });
  const search =
    bookingSearchHost === null
      ? []
      : [[texts.search(bookingSearchHost), texts.searchSetUp, texts.markedEach]];
  const rows = [...sites, ...search].map((row) => row.map(words));
  return (
    <>
      <p>{isPartner || bookingSearchHost !== null ? texts.some : texts.none}</p>
      <ProseTable
        table={{ tag: 'table', header: texts.columns.map(words), rows }}
        render={(nodes) => <ProseNodes nodes={nodes} />}
      />
    </>
  );
}
