import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import {
  createEstimatePlanner,
  createOutlines,
  loadRoadEstimates,
  type RoutePlanner,
} from '@fahrtwind/geo';
import type { Trip } from '@fahrtwind/domain';
import { projectFolder } from './config/project-folder.ts';
import { createAssistantTasks } from './features/assistant/assistant-tasks.ts';
import { createExchangeTasks } from './features/exchange/exchange-tasks.ts';
import { BUNDLED_ARCHIVE, ROAD_ARCHIVE } from './features/map/choose-basemap.ts';
import { createPrintTasks } from './features/print/print-tasks.ts';
import { createPreviewTasks } from './features/public-trips/preview/preview-tasks.ts';
import { FILE_WITHIN_MS, PAGE_WITHIN_MS, planLegs } from './features/routes/plan-legs.ts';
import { plannerOfTask } from './features/routes/planner-ports.ts';
import { createRouteTasks } from './features/routes/route-tasks.ts';
import { serveTasks } from './threads/serve-tasks.ts';
import type { TaskContext } from './threads/task.ts';

// The entry of worker threads: the tasks of all features, put together as create-features.ts does on the main thread.

const roads = loadRoadEstimates(join(projectFolder, 'data/roads'));
const estimate = createEstimatePlanner(() => roads);

const plannerOf = (context: TaskContext): RoutePlanner => plannerOfTask(context, estimate);
const planWithin = (withinMs: number) => (trip: Trip, context: TaskContext) =>
  planLegs(plannerOf(context), trip, {
    withinMs,
    onFailure: (error) => void context.call('planFailed', error),
  });
const planForFile = planWithin(FILE_WITHIN_MS);
const print = createPrintTasks({
  outlines: createOutlines(BUNDLED_ARCHIVE, ROAD_ARCHIVE),
  planLegs: planForFile,
  planForPage: planWithin(PAGE_WITHIN_MS),
});

if (parentPort)
  serveTasks(parentPort, {
    ...createRouteTasks(estimate),
    ...print,
    ...createPreviewTasks(print.drawRoute),
    ...createExchangeTasks(async (trip, context) => (await planForFile(trip, context)).legOf),
    ...createAssistantTasks(plannerOf),
  });
