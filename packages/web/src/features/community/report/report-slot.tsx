interface ReportSlotProps {
  readonly what: 'post' | 'answer';
  readonly id: string;
}

/** Where a post or an answer can be reported. */
export function ReportSlot(_props: ReportSlotProps) {
  return null;
}
