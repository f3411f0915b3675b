import type { Command } from './use-commands.ts';
import { fuzzyScore } from './fuzzy-score.ts';

/** More nobody reads; one letter more finds them. */
const MOST = 60;

/** The commands that fit what was typed, best first; all in their own order while nothing is typed. */
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
