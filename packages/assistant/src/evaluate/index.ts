export { EVALUATION_DAY, knownPorts } from './known-ports.ts';
export { PLANNING_TASKS, type PlanningTask } from './planning-tasks.ts';
export { scorePlan } from './score-plan.ts';
export { allRegions as tableOfRegions } from '../regions/regions.ts';
