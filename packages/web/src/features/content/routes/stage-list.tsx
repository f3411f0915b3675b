import { useContentTexts } from '../texts.ts';
import type { Stage } from './read-route.ts';
import { RoadList } from './road-list.tsx';

interface StageListProps {
  readonly stages: readonly Stage[];
  /** Leaves out the advice on each stage. */
  readonly isShort?: boolean;
}

export function StageList({ stages, isShort = false }: StageListProps) {
  const { routes: texts } = useContentTexts();
  const pieces = stages.map((stage) => ({
    key: stage.day,
    day: stage.day,
    number: stage.day,
    dayText: texts.day(stage.day),
    name: texts.leg(stage.from, stage.to),
    note: isShort ? null : stage.note,
    figures: { km: stage.km, minutes: stage.minutes },
  }));
  return <RoadList pieces={pieces} isTight={isShort} />;
}
