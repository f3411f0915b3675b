import type { ThreadState } from '@fahrtwind/domain';
import { PATHS, postPath } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import { copyText } from '../../../parts/copy-text.ts';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { LikeButton } from '../byline/like-button.tsx';
import { ReportSlot } from '../report/report-slot.tsx';
import type { Thread } from '../thread/thread.ts';
import { useMayAct } from '../thread/use-may-act.tsx';
import type { ThreadActions } from '../thread/use-thread-actions.ts';
import styles from './post.module.css';
import { usePostPageTexts } from './texts.ts';

const MUTED = {
  path: 'M4 4l16 16M7 9.5c0 5.5-3 7-3 7h12.5M9 5.6A6 6 0 0 1 18 10c0 2 .3 3.4.8 4.4M10 20a2.2 2.2 0 0 0 4 0',
};

interface PostActionsProps {
  readonly thread: Thread;
  readonly actions: ThreadActions;
  readonly onEdit: () => void;
}

/** What can be done with a post. */
export function PostActions({ thread, actions, onEdit }: PostActionsProps) {
  const texts = usePostPageTexts();
  const mayAct = useMayAct();
  const uid = uidOf(useSession());
  const { post } = thread;
  const isOwn = uid !== null && uid === post.author.uid;
  return (
    <div className={styles.actions}>
      <LikeButton
        {...post}
        label={texts.like}
        variant="outlined"
        onLike={(isLiked) => mayAct(() => actions.like(isLiked))}
      />
      <Button
        variant="outlined"
        aria-pressed={post.isSaved}
        className={styles.toggle}
        onClick={() => mayAct(() => actions.save(!post.isSaved))}
      >
        <Icon name="bookmark" />
        {post.isSaved ? texts.saved : texts.save}
      </Button>
      <FollowButton thread={thread} uid={uid} actions={actions} />
      <Button variant="outlined" onClick={() => void share(post.title, postPath(post), texts)}>
        <Icon name="share" />
        {texts.share}
      </Button>
      {isOwn ? (
        <OwnActions actions={actions} onEdit={onEdit} />
      ) : (
        <ReportSlot what="post" id={post.id} />
      )}
    </div>
  );
}

interface FollowButtonProps {
  readonly thread: Thread;
  readonly uid: string | null;
  readonly actions: ThreadActions;
}

/** Authors of the post and of answers follow it without asking for it; they can mute it. */
function FollowButton({ thread: { post, answers }, uid, actions }: FollowButtonProps) {
  const texts = usePostPageTexts();
  const mayAct = useMayAct();
  const isPartOfIt = uid !== null && [post, ...answers].some(({ author }) => author.uid === uid);
  const isFollowed = post.thread === 'followed' || (post.thread === 'default' && isPartOfIt);
  const next: ThreadState = isFollowed ? (isPartOfIt ? 'muted' : 'default') : 'followed';
  return (
    <Button
      variant="outlined"
      aria-pressed={isFollowed}
      className={styles.toggle}
      title={isFollowed ? texts.followedHint : texts.followHint}
      onClick={() => mayAct(() => actions.setThread(next))}
    >
      <Icon name={post.thread === 'muted' ? MUTED : 'bell'} />
      {isFollowed ? texts.followed : post.thread === 'muted' ? texts.muted : texts.follow}
    </Button>
  );
}

interface OwnActionsProps {
  readonly actions: ThreadActions;
  readonly onEdit: () => void;
}

function OwnActions({ actions, onEdit }: OwnActionsProps) {
  const texts = usePostPageTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();

  async function remove() {
    const { title, text, ok } = texts.remove;
    if (!(await confirm({ title, text, okLabel: ok, isDangerous: true }))) return;
    if (!(await actions.deletePost())) return;
    showToast({ kind: 'positive', text: texts.remove.done });
    await navigate(PATHS.forum);
  }

  return (
    <div className={styles.own}>
      <Button variant="outlined" onClick={onEdit}>
        <Icon name="edit" />
        {texts.edit}
      </Button>
      <Button variant="quiet" onClick={() => void remove()}>
        <Icon name="trash" />
        {texts.delete}
      </Button>
    </div>
  );
}

/** With the device's own list where it has one, else by the clipboard. */
async function share(
  title: string,
  path: string,
  texts: ReturnType<typeof usePostPageTexts>,
): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title, url }).catch((cause: unknown) => console.warn(cause));
    return;
  }
  const isCopied = await copyText(url);
  showToast(
    isCopied
      ? { kind: 'positive', text: texts.copied }
      : { kind: 'negative', text: texts.notCopied },
  );
}
