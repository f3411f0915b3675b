import { createPreparedLinks } from './prepared-links.ts';
import { describeLodgingFinder } from './testing/lodging-specification.ts';

describeLodgingFinder(
  'links',
  async () => ({ finder: createPreparedLinks(''), close: async () => undefined }),
  'links alone',
);
