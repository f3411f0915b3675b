import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { isTyping } from '../../../parts/trip-edit/use-history-keys.ts';
import { isOverlayOpen } from '../../../ui/is-overlay-open.ts';
import { commandWindow } from './command-window.ts';
import { opensAssistant, opensPalette, shortcutOf } from './shortcut-of.ts';
import { areSingleKeysOn } from './single-keys.ts';
import { useShortcutActions, type ShortcutActions } from './use-shortcut-actions.ts';

const CommandPalette = lazy(async () => {
  const { CommandPalette: loaded } = await import('./command-palette.tsx');
  return { default: loaded };
});
const ShortcutList = lazy(async () => {
  const { ShortcutList: loaded } = await import('./shortcut-list.tsx');
  return { default: loaded };
});

/** Handles the planner's keyboard shortcuts and opens the palette and the list of shortcuts. */
export function CommandHost() {
  const shown = useSyncExternalStore(commandWindow.subscribe, commandWindow.get, () => null);
  useKeys(useShortcutActions());
  useEffect(() => commandWindow.close, []);
  return (
    <Suspense fallback={null}>
      {shown === 'palette' && <CommandPalette onClose={commandWindow.close} />}
      {shown === 'shortcuts' && <ShortcutList onClose={commandWindow.close} />}
    </Suspense>
  );
}

function useKeys(actions: ShortcutActions): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return;
      const isPalette = opensPalette(event);
      const isAssistant = opensAssistant(event);
      const shortcut = isPalette || isAssistant ? null : shortcutOf(event);
      if (!isPalette && !isAssistant && (!shortcut || !maySingleKey(event))) return;
      // Checked last, because every key press comes here.
      if (commandWindow.get() || isOverlayOpen()) return;
      event.preventDefault();
      if (shortcut) actions[shortcut]();
      else if (isAssistant) toggleAssistant();
      else commandWindow.show('palette');
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions]);
}

function toggleAssistant(): void {
  const isOpen = plannerView.get().openPanel?.kind === 'assistant';
  if (isOpen) plannerView.close();
  else plannerView.open({ kind: 'assistant' });
}

/** Selects choose by letters, and a stop that is moved by keys has its own keys. */
const KEEPS_LETTERS = 'select, [data-handle][aria-pressed=true]';

function maySingleKey({ target }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.matches(KEEPS_LETTERS);
  return areSingleKeysOn() && !isTyping(target) && !isTaken;
}
