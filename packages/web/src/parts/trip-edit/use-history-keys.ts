import { useEffect } from 'react';

interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl+Z and Ctrl+Shift+Z (on a Mac with the command key); text fields keep their own undo. */
export function useHistoryKeys({ undo, redo }: Steps): void {
  useEffect(() => {
    function step(event: KeyboardEvent) {
      const wanted = stepOf(event);
      if (!wanted || hasOwnUndo(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (wanted === 'undo') undo();
      else redo();
    }
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, [undo, redo]);
}

/** A field whose text was just chosen has nothing to take back; the edit that followed has. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return isTyping(target) && !(target instanceof HTMLElement && 'emptied' in target.dataset);
}

/** The step of a key press; Ctrl+Y is common on Windows. */
export function stepOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): keyof Steps | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}

/** Whether keys are currently typed as text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && !['radio', 'checkbox', 'button'].includes(target.type)
  );
}
