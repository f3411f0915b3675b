import { PATHS } from '@fahrtwind/domain';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useGuestStart } from '../../../parts/use-guest-start.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './route-start.module.css';
import type { StartProblem } from './start-trip.ts';
import { useLandingTexts } from './texts.ts';

type Progress = 'idle' | 'busy' | 'empty-from' | 'empty-to' | StartProblem;

/** Two places become an own trip in the planner; a visitor becomes a guest. */
export function RouteStart() {
  const { start: texts } = useLandingTexts();
  const language = useLanguage();
  const startAsGuest = useGuestStart();
  const { create } = useTripActions();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>('idle');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (progress === 'busy') return;
    const form = new FormData(event.currentTarget);
    const [from, to] = [textOf(form, 'von'), textOf(form, 'nach')];
    if (from === '') return setProgress('empty-from');
    if (to === '') return setProgress('empty-to');
    setProgress('busy');
    // The rules of planning are loaded only now.
    const { startTrip } = await import('./start-trip.ts');
    const titleOf = texts.tripTitle;
    const problem = await startTrip({ from, to, language, titleOf, startAsGuest, create });
    setProgress(problem ?? 'idle');
    if (problem === null) await navigate(PATHS.planner);
  }

  const problems: Partial<Record<Progress, string>> = texts.problems;
  const isAbout = (field: string): boolean => progress.endsWith(`-${field}`);
  return (
    <form
      className={styles.form}
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={texts.from}
        name="von"
        maxLength={200}
        placeholder={texts.fromExample}
        autoComplete="off"
        error={isAbout('from') ? problems[progress] : undefined}
      />
      <TextField
        label={texts.to}
        name="nach"
        maxLength={200}
        placeholder={texts.toExample}
        autoComplete="off"
        error={isAbout('to') ? problems[progress] : undefined}
      />
      <Button type="submit" variant="primary" busy={progress === 'busy'}>
        {texts.submit}
      </Button>
      <p role="alert" className={styles.problem}>
        {!isAbout('from') && !isAbout('to') && problems[progress]}
      </p>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
