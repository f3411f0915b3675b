import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';

interface DoneNoticeProps {
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a completed form and takes over its focus. */
export function DoneNotice({ title, action, children }: DoneNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="positive" title={title} action={action}>
        {children}
      </Notice>
    </div>
  );
}
