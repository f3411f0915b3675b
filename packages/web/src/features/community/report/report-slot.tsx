import { ReportButton } from '../../../parts/report/report-button.tsx';

interface ReportSlotProps {
  readonly what: 'post' | 'answer';
  readonly id: string;
}

/** Where a post or an answer can be reported. */
export function ReportSlot({ what, id }: ReportSlotProps) {
  return <ReportButton kind={what} id={id} />;
}
