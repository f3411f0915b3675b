export { TEST_PLACES, testPlace } from './places.ts';
export { PLANNING_TASKS, type PlanningDemands, type PlanningTask } from './planning-tasks.ts';
export { scorePlan, type PlanScore } from './score-plan.ts';
export { TODAY as TEST_TODAY } from './say.ts';
export { testPorts } from './test-ports.ts';
