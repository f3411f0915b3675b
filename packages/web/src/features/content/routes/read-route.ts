import { fieldsOf } from '../fields-of.ts';
import type { ContentNode } from '../prose/content-node.ts';
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

/** Reads one route file's front matter; the tests read every file, so a broken one never ships. */
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
  const readStages = stages.map((stage: unknown) => readStage(name, stage));
  return { name, title, region, days, season, scene, summary, stages: readStages, body };
}

function readStage(name: string, value: unknown): Stage {
  const { day, from, to, km, minutes, note } = fieldsOf(value, `A stage of the route ${name}`);
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

export function totalKm(stages: readonly Stage[]): number {
  return stages.reduce((sum, stage) => sum + stage.km, 0);
}

export function totalMinutes(stages: readonly Stage[]): number {
  return stages.reduce((sum, stage) => sum + stage.minutes, 0);
}
