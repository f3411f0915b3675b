import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  readonly className?: string | undefined;
  /** Shown until then. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** Shows something only when its place comes near the viewport, because loading it is expensive. */
export function WhenNear({ className, before, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((near) => near || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={className}>
      {isNear ? children : before}
    </div>
  );
}
