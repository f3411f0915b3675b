import { PRINT_PARTS, type PrintPart } from '@fahrtwind/domain';
import { useSearch } from '../../../parts/use-search.ts';

const OMIT_PARAM = 'ohne';

/** As they stand in the address. */
const NAMES: Readonly<Record<PrintPart, string>> = {
  maps: 'karten',
  addresses: 'adressen',
  bookings: 'buchungen',
  costs: 'kosten',
  notes: 'notizen',
  qr: 'qr',
};

export interface PrintOptions {
  readonly omit: ReadonlySet<PrintPart>;
  readonly include: (part: PrintPart, isIncluded: boolean) => void;
}

/** What is left out, in the address (`?ohne=karten,kosten`); words that name no part are ignored. */
export function usePrintOptions(): PrintOptions {
  const { search, change } = useSearch();
  const names = (new URLSearchParams(search).get(OMIT_PARAM) ?? '').split(',');
  const omit = new Set(PRINT_PARTS.filter((part) => names.includes(NAMES[part])));
  return {
    omit,
    include: (part, isIncluded) => {
      const left = PRINT_PARTS.filter((one) => (one === part ? !isIncluded : omit.has(one)));
      const text = left.map((one) => NAMES[one]).join(',');
      const next = new URLSearchParams(text === '' ? {} : { [OMIT_PARAM]: text });
      change(next.toString(), { replace: true });
    },
  };
}
