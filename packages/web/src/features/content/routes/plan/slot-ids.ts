export interface SlotIds {
  readonly text: string;
  readonly field: string;
  readonly up: string;
  readonly down: string;
}

/** What can have the focus in the line of a place. */
export function slotIds(index: number): SlotIds {
  const line = `route-ort-${index}`;
  return { text: line, field: `${line}-suche`, up: `${line}-vor`, down: `${line}-zurueck` };
}
