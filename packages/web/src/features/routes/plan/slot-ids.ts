export interface SlotIds {
  readonly text: string;
  readonly field: string;
  readonly up: string;
  readonly down: string;
}

/** The focusable elements in the row of a place. */
export function slotIds(index: number): SlotIds {
  const line = `route-ort-${index}`;
  return { text: line, field: `${line}-suche`, up: `${line}-vor`, down: `${line}-zurueck` };
}
