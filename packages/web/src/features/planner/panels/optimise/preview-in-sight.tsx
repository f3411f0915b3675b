import { useEffect } from 'react';
import { useInView } from '../../../../parts/trip-edit/use-planner-view.ts';

/** Brings the first row that a previewed trip changes into sight. */
export function PreviewInSight(): null {
  const preview = useInView((view) => view.preview);
  useEffect(() => {
    if (!preview) return undefined;
    const frame = requestAnimationFrame(() =>
      document.querySelector('[data-proposed]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [preview]);
  return null;
}
