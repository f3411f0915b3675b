import type { AccountFeature } from './features/account/account.feature.ts';
import { createModerationFeature } from './features/moderation/moderation.feature.ts';
import { forgetTrigger } from './features/notifications/forget-news.ts';
import { createPeopleFeature } from './features/people/people.feature.ts';
import { createPostsFeature } from './features/posts/posts.feature.ts';

type CommunityParts = Parameters<typeof createPeopleFeature>[0] &
  Parameters<typeof createPostsFeature>[0] &
  Omit<Parameters<typeof createModerationFeature>[0], 'tellOfRelease'> & {
    readonly account: Pick<AccountFeature, 'addToExport' | 'onDeletion'>;
  };

/** What people write and do with each other, hung on the hooks of the account. */
export function createCommunity({ account, ...parts }: CommunityParts) {
  const people = createPeopleFeature(parts);
  account.addToExport('people', people.exportPart);
  account.onDeletion(forgetTrigger);
  const posts = createPostsFeature(parts);
  for (const [name, part] of Object.entries(posts.exportParts)) account.addToExport(name, part);
  account.onDeletion(posts.forget);
  const moderation = createModerationFeature({ ...parts, tellOfRelease: posts.tellOfRelease });
  account.addToExport('moderation', moderation.exportPart);
  account.onDeletion(moderation.forget);
  return {
    handlers: { ...people.handlers, ...posts.handlers, ...moderation.handlers },
    sitemap: posts.sitemap,
    start: () => {
      posts.start();
      moderation.start();
    },
    close: async () => {
      await posts.close();
      await moderation.close();
    },
  };
}
