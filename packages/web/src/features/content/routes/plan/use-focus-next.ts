import { useEffect, useRef } from 'react';

/** Focuses an element that exists only after the change, so that the keyboard focus is not lost. */
export function useFocusNext(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
