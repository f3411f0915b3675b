import { PATHS } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { forumAddress, writingAddress, type ForumAddress } from './forum-address.ts';
import { useForumTexts } from './texts.ts';

/** A list without posts says why, and what to do instead. */
export function ForumEmpty({ address }: { readonly address: ForumAddress }) {
  const texts = useForumTexts();
  const { category, sort, view, q } = address;
  const write = (
    <ButtonLink to={writingAddress('frage')} variant="accent">
      {texts.writeKind.frage}
    </ButtonLink>
  );
  const toAll = (
    <ButtonLink to={PATHS.forum} variant="outlined">
      {texts.toAll}
    </ButtonLink>
  );
  if (q !== '') {
    const { title, text } = texts.empty.search;
    const everywhere = (
      <ButtonLink to={forumAddress({ q })} variant="outlined">
        {texts.searchAll}
      </ButtonLink>
    );
    return (
      <Nothing title={title(q)} text={text}>
        {write}
        {category ? everywhere : toAll}
      </Nothing>
    );
  }
  if (view === 'feed')
    return (
      <Nothing {...texts.empty.feed}>
        <ButtonLink to={PATHS.planner} variant="accent">
          {texts.plan}
        </ButtonLink>
        {toAll}
      </Nothing>
    );
  if (view === 'saved') return <Nothing {...texts.empty.saved}>{toAll}</Nothing>;
  if (sort === 'unanswered') return <Nothing {...texts.empty.unanswered}>{toAll}</Nothing>;
  if (category === null) return <Nothing {...texts.empty.forum}>{write}</Nothing>;
  return (
    <Nothing {...texts.empty.category}>
      {write}
      {toAll}
    </Nothing>
  );
}

interface NothingProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Nothing({ title, text, children }: NothingProps) {
  return <EmptyState scene={<Scene name="camp" />} title={title} text={text} action={children} />;
}
