import figures from './stage-figures.json' with { type: 'json' };
import { fieldsOf } from '../fields-of.ts';
import type { ContentNode } from '../../../parts/prose/content-node.ts';
import { isSceneName, type SceneName } from '../scene-names.ts';
import type { ClassicRouteName } from './route-names.ts';

export interface Stage {
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly km: number;
  readonly minutes: number;
  readonly note: string;
}

export interface ClassicRoute<Name extends string = ClassicRouteName> {
  readonly name: Name;
  readonly title: string;
  readonly region: string;
  readonly days: number;
  readonly season: string;
  readonly scene: SceneName;
  readonly summary: string;
  readonly stages: readonly Stage[];
  readonly body: readonly ContentNode[];
}

/** Reads a route file's front matter. The tests read every file, so a malformed one never ships. */
export function readRoute<Name extends string>(
  name: Name,
  front: unknown,
  body: readonly ContentNode[],
): ClassicRoute<Name> {
  const { title, region, days, season, scene, summary, stages } = fieldsOf(
    front,
    `The route ${name}`,
  );
  if (
    typeof title !== 'string' ||
    typeof region !== 'string' ||
    typeof days !== 'number' ||
    typeof season !== 'string' ||
    typeof summary !== 'string' ||
    !isSceneName(scene) ||
    !Array.isArray(stages)
  ) {
    throw new Error(`The route ${name} lacks a field`);
  }
  const readStages = stages.map((stage: unknown, index) => readStage(name, stage, index));
  return { name, title, region, days, season, scene, summary, stages: readStages, body };
}

function readStage(name: string, value: unknown, index: number): Stage {
  const { day, from, to, note } = fieldsOf(value, `A stage of the route ${name}`);
  const [km, minutes] = figuresOf(name)[index] ?? [];
  if (
    typeof day !== 'number' ||
    typeof from !== 'string' ||
    typeof to !== 'string' ||
    typeof km !== 'number' ||
    typeof minutes !== 'number' ||
    typeof note !== 'string'
  ) {
    throw new Error(`A stage of the route ${name} lacks a field`);
  }
  return { day, from, to, km, minutes, note };
}

/** Kilometers and minutes of each stage, as the planner estimates them for the stops of `classic-stops.ts`. */
function figuresOf(name: string): readonly (readonly number[])[] {
  return Object.entries(figures).find(([route]) => route === name)?.[1] ?? [];
}

export function totalKm(stages: readonly Stage[]): number {
  return stages.reduce((sum, stage) => sum + stage.km, 0);
}

export function totalMinutes(stages: readonly Stage[]): number {
  return stages.reduce((sum, stage) => sum + stage.minutes, 0);
}
