import type { Language } from '@fahrtwind/domain';
import { answerByRules, performActions } from '@fahrtwind/assistant';
import type { RoutePlanner } from '@fahrtwind/geo';
import type { Ports, TaskContext } from '../../threads/task.ts';
import type { RunTask, WorkOptions } from '../../threads/work-pool.ts';
import type { Thinker } from './turn.ts';
import { createPorts, type GeoParts } from './assistant-ports.ts';

type Search = GeoParts['search'];
type RuleContext = Parameters<Thinker['answerByRules']>[1];
type ActionContext = Parameters<Thinker['performActions']>[1];

/** What threads think about: sentences, and what follows from them for a trip. */
export function createAssistantTasks(plannerOf: (context: TaskContext) => RoutePlanner) {
  const portsOf = (task: TaskContext, language: Language) =>
    createPorts({ search: remoteSearch(task), planner: plannerOf(task) }, task.signal, language);
  return {
    answerByRules: (
      { text, context }: { readonly text: string; readonly context: RuleContext },
      task: TaskContext,
    ) => answerByRules(text, context, portsOf(task, context.language)),
    performActions: (
      {
        actions,
        context,
      }: {
        readonly actions: Parameters<Thinker['performActions']>[0];
        readonly context: ActionContext;
      },
      task: TaskContext,
    ) => performActions(actions, context, portsOf(task, context.language)),
  };
}

export type AssistantTasks = ReturnType<typeof createAssistantTasks>;

/** Thinks on a thread: a wish for many days may take seconds. */
export function createPooledThinker(run: RunTask<AssistantTasks>, work: WorkOptions): Thinker {
  return {
    answerByRules: (text, context) => run('answerByRules', { text, context }, work),
    performActions: (actions, context) => run('performActions', { actions, context }, work),
  };
}

/** By which a thread looks for places: the gazetteer and the services are asked by the main thread. */
export function searchPorts(search: Search, signal: AbortSignal): Ports {
  return {
    searchPlaces: (query: Parameters<Search['search']>[0]) => search.search({ ...query, signal }),
    townsNear: (query: Parameters<Search['townsNear']>[0]) => search.townsNear(query),
    placesNamed: (query: Parameters<Search['placesNamed']>[0]) => search.placesNamed(query),
    findPois: (query: Parameters<Search['find']>[0]) => search.find({ ...query, signal }),
  };
}

function remoteSearch({ call }: TaskContext): Search {
  return {
    search: (query) => call('searchPlaces', { ...query, signal: undefined }),
    townsNear: (query) => call('townsNear', query),
    placesNamed: (query) => call('placesNamed', query),
    find: (query) => call('findPois', { ...query, signal: undefined }),
  };
}
