import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isTyping } from '../plan/use-history-keys.ts';
import { commandWindow } from './command-window.ts';
import { opensPalette, shortcutOf } from './shortcut-of.ts';
import { areSingleKeysOn } from './single-keys.ts';
import { useDeeds, type Deeds } from './use-deeds.ts';

const CommandPalette = lazy(async () => {
  const { CommandPalette: loaded } = await import('./command-palette.tsx');
  return { default: loaded };
});
const ShortcutList = lazy(async () => {
  const { ShortcutList: loaded } = await import('./shortcut-list.tsx');
  return { default: loaded };
});

/** Listens to the keys of the planner, and opens what they open. */
export function CommandHost() {
  const shown = useSyncExternalStore(commandWindow.subscribe, commandWindow.get, () => null);
  useKeys(useDeeds());
  useEffect(() => commandWindow.close, []);
  return (
    <Suspense fallback={null}>
      {shown === 'palette' && <CommandPalette onClose={commandWindow.close} />}
      {shown === 'shortcuts' && <ShortcutList onClose={commandWindow.close} />}
    </Suspense>
  );
}

function useKeys(deeds: Deeds): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return;
      const isPalette = opensPalette(event);
      const shortcut = isPalette ? null : shortcutOf(event);
      if (!isPalette && (!shortcut || !maySingleKey(event))) return;
      // What is open has its own keys; so has what is about to open. Asked last: every key comes by here.
      if (commandWindow.get() || document.querySelector('dialog[open], [role=menu]')) return;
      event.preventDefault();
      if (shortcut) deeds[shortcut]();
      else commandWindow.show('palette');
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [deeds]);
}

/** What chooses by letters, and a stop that is being moved by keys: there, letters mean something else. */
const KEEPS_LETTERS = 'select, [data-handle][aria-pressed=true]';

function maySingleKey({ target }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.matches(KEEPS_LETTERS);
  return areSingleKeysOn() && !isTyping(target) && !isTaken;
}
