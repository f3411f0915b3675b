import { randomBytes } from 'node:crypto';
import { SHORT_ID_LENGTH, shortIdOf } from '@fahrtwind/domain';

export function newShortId(): string {
  return shortIdOf(randomBytes(2 * SHORT_ID_LENGTH));
}
