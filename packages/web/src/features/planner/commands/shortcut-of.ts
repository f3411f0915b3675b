/** Single-key shortcuts; inactive while typing and when switched off. */
export const SHORTCUTS = {
  newStop: 'n',
  optimise: 'o',
  dates: 'd',
  pick: 'x',
  list: 'l',
  calendar: 'k',
  overview: 'u',
  costs: 'e',
  map: 'm',
  nextStop: 'j',
  previousStop: 'i',
  shortcuts: '?',
} as const;

export type ShortcutId = keyof typeof SHORTCUTS;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The shortcut of a key pressed without modifiers, or null. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Key): ShortcutId | null {
  if (ctrlKey || metaKey || altKey) return null;
  for (const [id, wanted] of Object.entries(SHORTCUTS)) {
    if (key.toLowerCase() === wanted && isShortcutId(id)) return id;
  }
  return null;
}

function isShortcutId(id: string): id is ShortcutId {
  return id in SHORTCUTS;
}

/** Ctrl+J, on a Mac Cmd+J; works in text fields too. */
export function opensAssistant({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'j';
}

/** Ctrl+K, on a Mac Cmd+K; works in text fields too. */
export function opensPalette({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
}
