import type { DemoPlace } from './demo-plan.ts';

export interface DemoEntry {
  readonly kind: 'activity' | 'note' | 'restaurant';
  readonly name: string;
  readonly content?: string;
}

/** The demo trip's texts in one language. */
export interface DemoTexts {
  readonly title: string;
  readonly labels: Readonly<Record<DemoPlace, string>>;
  readonly notes: Readonly<Partial<Record<DemoPlace, string>>>;
  readonly entries: Readonly<Partial<Record<DemoPlace, readonly DemoEntry[]>>>;
  readonly lodgings: Readonly<Partial<Record<DemoPlace, string>>>;
  readonly note: string;
}
