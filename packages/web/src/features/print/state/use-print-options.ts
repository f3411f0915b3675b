import { PRINT_PARTS, type PrintLayout, type PrintPart } from '@fahrtwind/domain';
import { useSearch } from '../../../parts/use-search.ts';

const OMIT_PARAM = 'ohne';
const LAYOUT_PARAM = 'art';
const COMPACT = 'kompakt';

/** As they stand in the address. */
const NAMES: Readonly<Record<PrintPart, string>> = {
  maps: 'karten',
  addresses: 'adressen',
  bookings: 'buchungen',
  costs: 'kosten',
  notes: 'notizen',
  emergency: 'notruf',
  qr: 'qr',
};

export interface PrintOptions {
  readonly omit: ReadonlySet<PrintPart>;
  readonly layout: PrintLayout;
  readonly include: (part: PrintPart, isIncluded: boolean) => void;
  readonly chooseLayout: (layout: PrintLayout) => void;
}

/** What is printed and how, in the address (`?ohne=karten,kosten&art=kompakt`); words that name no part are ignored. */
export function usePrintOptions(): PrintOptions {
  const { search, change } = useSearch();
  const params = new URLSearchParams(search);
  const names = (params.get(OMIT_PARAM) ?? '').split(',');
  const omit = new Set(PRINT_PARTS.filter((part) => names.includes(NAMES[part])));
  const layout = params.get(LAYOUT_PARAM) === COMPACT ? 'compact' : 'full';
  const write = (left: readonly PrintPart[], next: PrintLayout): void => {
    const wanted = new URLSearchParams();
    const text = left.map((one) => NAMES[one]).join(',');
    if (text !== '') wanted.set(OMIT_PARAM, text);
    if (next === 'compact') wanted.set(LAYOUT_PARAM, COMPACT);
    change(wanted.toString(), { replace: true });
  };
  return {
    omit,
    layout,
    include: (part, isIncluded) =>
      write(
        PRINT_PARTS.filter((one) => (one === part ? !isIncluded : omit.has(one))),
        layout,
      ),
    chooseLayout: (next) => write([...omit], next),
  };
}
