import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './landing-section.module.css';

interface LandingSectionProps {
  readonly id: string;
  readonly title: string;
  /** A link to all of it. */
  readonly more: string;
  readonly to: string;
  readonly children: ReactNode;
}

/** A part of the landing page that shows some of many. */
export function LandingSection({ id, title, more, to, children }: LandingSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <TextLink to={to}>{more}</TextLink>
      </div>
      {children}
    </section>
  );
}
