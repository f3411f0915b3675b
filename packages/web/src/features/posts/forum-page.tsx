import type { Language } from '@fahrtwind/contract';
import { PATHS, readModeration, type CaseTarget } from '@fahrtwind/domain';
import { Suspense, useMemo, type ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import {
  findCategory,
  forumPostQuery,
  readForumAddress,
  readWriting,
} from './forum/forum-address.ts';
import { Forum } from './forum/forum.tsx';
import { de } from './forum/texts.de.ts';
import { en } from './forum/texts.en.ts';
import { useForumTexts } from './forum/texts.ts';
import { WritePost } from './forum/write-post.tsx';

interface ForumPageProps {
  /** Loaded on first use. */
  readonly ModerationView: ComponentType<{ readonly target: CaseTarget | null }>;
}

type Params = Readonly<Record<string, string | undefined>>;

/** Head data of the forum or one category; null for an unknown category. */
export function pageHead({ category: address }: Params, language: Language) {
  const { title, intro, category } = language === 'en' ? en : de;
  if (address === undefined) return { title, description: intro };
  const name = findCategory(address);
  return name ? { title: category[name].name, description: category[name].text } : null;
}

/** The posts whose list the server puts into the page. */
export function pageCall({ category: address }: Params, search: URLSearchParams) {
  const category = address === undefined ? null : findCategory(address);
  if (category === undefined || readWriting(search) || readModeration(search) !== undefined)
    return undefined;
  const after = search.get('after');
  const query = forumPostQuery(readForumAddress(category, search));
  const posts = {
    name: 'listPosts',
    input: { query: after === null ? query : { ...query, after } },
  } as const;
  return category === 'laender' ? ([posts, { name: 'listPostCountries' }] as const) : posts;
}

export function ForumPage({ ModerationView }: ForumPageProps) {
  const address = useParams().category;
  const [search] = useSearchParams();
  const category = address === undefined ? null : findCategory(address);
  const kind = readWriting(search);
  const moderated = useMemo(() => readModeration(search), [search]);
  if (category === undefined) return <UnknownCategory />;
  if (moderated !== undefined)
    return <Moderation target={moderated} ModerationView={ModerationView} />;
  if (kind) return <WritePost kind={kind} />;
  return <Forum address={readForumAddress(category, search)} after={search.get('after')} />;
}

/** The server cannot wait for its code: it sends the skeleton. */
function Moderation({
  target,
  ModerationView,
}: ForumPageProps & { readonly target: CaseTarget | null }) {
  if (!useHydrated()) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ModerationView target={target} />
    </Suspense>
  );
}

function UnknownCategory() {
  const texts = useForumTexts();
  return (
    <Page title={texts.title}>
      <EmptyState
        scene={<Scene name="lost" />}
        title={texts.unknownTitle}
        text={texts.unknownText}
        action={
          <ButtonLink to={PATHS.forum} variant="accent">
            {texts.unknownAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
