import { moderationPath, postPath, type PublicTrip } from '@fahrtwind/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Answers } from '../answers/answers.tsx';
import { IdeaFacts } from '../../../parts/route-idea/idea-facts.tsx';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { PostText } from '../document/post-text.tsx';
import { IdeaPlan } from '../idea/idea-plan.tsx';
import { usePostsTexts } from '../texts.ts';
import type { Thread, ThreadChange } from '../thread/thread.ts';
import { useThreadActions } from '../thread/use-thread-actions.ts';
import { EditPost } from './edit-post.tsx';
import { Gallery } from './gallery.tsx';
import { PostActions } from './post-actions.tsx';
import { PostHeader } from './post-header.tsx';
import styles from './post.module.css';
import { usePostPageTexts } from './texts.ts';
import { TripPart } from './trip-part.tsx';
import type { IdeaOfPost } from '@fahrtwind/contract';
import { useLanguage } from '../../../ui/texts.tsx';

/** What an editorial road trip is about for English readers: its text is German. */
function EnglishIdea({ idea: { english } }: { readonly idea: IdeaOfPost }) {
  if (useLanguage() !== 'en') return null;
  return (
    <section className={styles.english}>
      <h2>{english.title}</h2>
      <p>{english.summary}</p>
    </section>
  );
}

/** Announces the text of the editors where the page is in English. */
function GermanText() {
  const texts = usePostPageTexts().idea;
  if (useLanguage() !== 'en') return null;
  return <p className={styles.figures}>{texts.germanText}</p>;
}

/** The published trip that a post tells of; null without one, while it loads, and where it is not public any more. */
function usePublicTrip(tripId: string | null): PublicTrip | null {
  const query = tripId === null ? null : endpoint('getPublicTrip', { params: { id: tripId } });
  const { loaded } = useQuery(query);
  return loaded.status === 'ready' ? loaded.reply.trip : null;
}

interface PostViewProps {
  readonly thread: Thread;
  readonly update: (change: ThreadChange) => void;
}

/** A post with everything that belongs to it. Its author edits it in its place. */
export function PostView({ thread, update }: PostViewProps) {
  const { states } = usePostPageTexts();
  const { seeReason } = usePostsTexts();
  const actions = useThreadActions(thread, update);
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { post, idea } = thread;
  const trip = usePublicTrip(post.tripId);

  function stopEditing() {
    setEditing(false);
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <div className={styles.page}>
      {isEditing ? (
        <EditPost
          post={post}
          onDone={(changed) => {
            actions.replacePost(changed);
            stopEditing();
            // Another title has another address.
            if (postPath(changed) !== postPath(post))
              void navigate(postPath(changed), { replace: true });
          }}
        />
      ) : (
        <article className={styles.post}>
          <PostHeader post={post} heading={heading} />
          {post.state !== 'shown' && (
            <Notice
              kind={post.state === 'held' ? 'info' : 'warning'}
              action={
                post.state === 'hidden' && (
                  <ButtonLink to={moderationPath()} variant="outlined">
                    {seeReason}
                  </ButtonLink>
                )
              }
            >
              {states[post.state]}
            </Notice>
          )}
          <Gallery photos={post.photos} />
          {post.tripId !== null && <TripPart key={post.tripId} tripId={post.tripId} trip={trip} />}
          {idea && <IdeaFacts idea={idea} />}
          {idea && <EnglishIdea idea={idea} />}
          {idea && <IdeaPlan idea={idea} trip={trip} />}
          {idea && <GermanText />}
          <PostText document={post.document} />
          <PostActions thread={thread} actions={actions} onEdit={() => setEditing(true)} />
        </article>
      )}
      <Answers thread={thread} actions={actions} />
    </div>
  );
}
