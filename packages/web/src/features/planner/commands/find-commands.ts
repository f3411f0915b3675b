import type { Command } from './use-commands.ts';
import { fuzzyScore } from './fuzzy-score.ts';

/** A longer list is not useful; one more letter narrows it. */
const MOST = 60;

/** The commands that match the query, best first; all in their own order for an empty query. */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  return commands
    .flatMap((command) => {
      const score = fuzzyScore(`${command.label} ${command.hint ?? ''}`, query);
      return score === null ? [] : { command, score };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ command }) => command);
}
