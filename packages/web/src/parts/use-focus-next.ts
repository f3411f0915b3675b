import { useLayoutEffect, useRef } from 'react';

/** Focuses an element that exists only after the change, so that the keyboard focus is not lost. */
export function useFocusNext(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  // Right with the change: a later effect of the drawing before could find the element that is about to go.
  useLayoutEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
