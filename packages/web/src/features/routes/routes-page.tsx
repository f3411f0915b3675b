import type { Language, RouteIdea } from '@fahrtwind/contract';
import { postPath } from '@fahrtwind/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Ideas } from './ideas/ideas.tsx';
import { hasRouteAddress } from './plan/route-address.ts';
import { PLANNER_ID, RoutePlanner } from './plan/route-planner.tsx';
import { useRoutesPageTexts } from './page-texts.ts';

/** The ideas are part of the page that the server sends. */
export function pageCall() {
  return { name: 'listRouteIdeas', input: {} } as const;
}

/** The list for search engines, beside the route's own texts. */
export function pageHead(_params: object, language: Language, reply?: unknown) {
  const ideas = ideasIn(reply);
  if (ideas.length === 0) return {};
  return {
    jsonLd: (url: (path: string) => string) => ({
      '@type': 'ItemList',
      numberOfItems: ideas.length,
      itemListElement: ideas.map((idea, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: idea[language].title,
        url: url(postPath({ ...idea, kind: 'roadtrip' })),
      })),
    }),
  };
}

function ideasIn(reply: unknown): readonly RouteIdea[] {
  const isReply = typeof reply === 'object' && reply !== null && 'ideas' in reply;
  // The server has validated the reply against the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return isReply ? (reply.ideas as readonly RouteIdea[]) : [];
}

/** Route ideas and the planner of one route. An address with a route is about that route, which then comes first. */
export function RoutesPage() {
  const texts = useRoutesPageTexts();
  const [search] = useSearchParams();
  const [isAboutRoute] = useState(() => hasRouteAddress(search));
  return (
    <Page
      title={texts.title}
      intro={
        <>
          {texts.intro}{' '}
          {!isAboutRoute && (
            <TextLink to={{ search: search.toString(), hash: PLANNER_ID }}>{texts.own}</TextLink>
          )}
        </>
      }
    >
      {isAboutRoute && <RoutePlanner />}
      <Ideas />
      {!isAboutRoute && <RoutePlanner />}
    </Page>
  );
}
