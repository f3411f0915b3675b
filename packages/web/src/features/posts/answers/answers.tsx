import type { PostAnswer } from '@fahrtwind/contract';
import { answerElementId, PATHS, readAnswerHash, returningPath } from '@fahrtwind/domain';
import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../api/client.ts';
import { makeId } from '../../../parts/make-id.ts';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Thread } from '../thread/thread.ts';
import type { ThreadActions } from '../thread/use-thread-actions.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerRow } from './answer-row.tsx';
import styles from './answers.module.css';
import { useAnswerTexts } from './texts.ts';

interface AnswersProps {
  readonly thread: Thread;
  readonly actions: ThreadActions;
}

/** All answers with their replies, and the field for one more. */
export function Answers({ thread, actions }: AnswersProps) {
  const texts = useAnswerTexts();
  const posts = usePostTexts();
  const headingId = useId();
  const { post, answers, nextAnswers, gap } = thread;
  const uid = uidOf(useSession());
  const isOwn = uid !== null && uid === post.author.uid;
  useAnswerOfAddress(thread, actions);
  return (
    <section className={styles.answers} aria-labelledby={headingId}>
      <h2 id={headingId}>{posts.answers(post.answerCount)}</h2>
      {answers.length === 0 ? (
        <p className={styles.none}>{isOwn ? texts.noneOwn : texts.none[post.kind]}</p>
      ) : (
        <ol className={styles.list}>
          {answers
            .filter(({ parentId }) => parentId === null)
            .map((answer) => (
              <Fragment key={answer.id}>
                {gap?.before === answer.id && (
                  <li>
                    <Button variant="outlined" onClick={() => void actions.loadGap(gap.after)}>
                      {texts.between}
                    </Button>
                  </li>
                )}
                <AnswerWithReplies answer={answer} thread={thread} actions={actions} />
              </Fragment>
            ))}
        </ol>
      )}
      {nextAnswers !== null && (
        <Button variant="outlined" onClick={() => void actions.loadMore(nextAnswers)}>
          {texts.more}
        </Button>
      )}
      <NewAnswer thread={thread} actions={actions} />
    </section>
  );
}

interface AnswerWithRepliesProps extends AnswersProps {
  readonly answer: PostAnswer;
}

function AnswerWithReplies({ answer, thread, actions }: AnswerWithRepliesProps) {
  const texts = useAnswerTexts();
  const [isReplying, setReplying] = useState(false);
  const { post, answers } = thread;
  const replies = answers.filter(({ parentId }) => parentId === answer.id);
  const reply = () => setReplying(true);
  return (
    <li>
      <AnswerRow post={post} answer={answer} actions={actions} onReply={reply} />
      {replies.length > 0 && (
        <ol className={styles.replies}>
          {replies.map((one) => (
            <li key={one.id}>
              <AnswerRow post={post} answer={one} actions={actions} onReply={reply} />
            </li>
          ))}
        </ol>
      )}
      {isReplying && (
        <div className={styles.replies}>
          <AnswerForm
            thread={`reply ${answer.id}`}
            label={texts.replyTo(answer.author.name)}
            submitLabel={texts.sendReply}
            hasFocus
            begin={beginAnswer}
            send={({ id, text }) =>
              createAnswer({ postId: post.id, parentId: answer.id, id, text })
            }
            onSent={(made) => {
              actions.addAnswer(made);
              setReplying(false);
              announce(texts.sent);
            }}
            onCancel={() => setReplying(false)}
          />
        </div>
      )}
    </li>
  );
}

function NewAnswer({ thread: { post }, actions }: AnswersProps) {
  const texts = useAnswerTexts();
  const session = useSession();
  const { pathname } = useLocation();
  if (post.isLocked) return <Notice kind="info">{texts.locked}</Notice>;
  if (session.state !== 'registered')
    return (
      <div className={styles.invitation}>
        <h3>{texts.invitation[post.kind]}</h3>
        <p>{texts.invitationText}</p>
        <div className={styles.buttons}>
          <ButtonLink to={returningPath(PATHS.register, pathname)}>{texts.register}</ButtonLink>
          <ButtonLink to={returningPath(PATHS.signIn, pathname)} variant="outlined">
            {texts.signIn}
          </ButtonLink>
        </div>
      </div>
    );
  return (
    <>
      {!session.emailVerified && <Notice kind="info">{texts.unverified}</Notice>}
      <AnswerForm
        thread={`answer ${post.id}`}
        label={texts.yours}
        submitLabel={texts.send}
        begin={beginAnswer}
        send={({ id, text }) => createAnswer({ postId: post.id, parentId: null, id, text })}
        onSent={(made) => {
          actions.addAnswer(made);
          announce(texts.sent);
        }}
      />
    </>
  );
}

function beginAnswer() {
  return { id: makeId(), text: '' };
}

interface SentAnswer {
  readonly postId: string;
  readonly parentId: string | null;
  readonly id: string;
  readonly text: string;
}

async function createAnswer({ postId, parentId, id, text }: SentAnswer): Promise<PostAnswer> {
  const body = { id, parentId, text };
  const reply = await call('createAnswer', { params: { id: postId }, body });
  return reply.answer;
}

/** Shows the answer that the address names, as notifications do. It may be on a page that is not loaded yet. */
function useAnswerOfAddress({ answers }: Thread, { loadAnswer }: ThreadActions): void {
  const wanted = readAnswerHash(useLocation().hash);
  const isHere = answers.some(({ id }) => id === wanted);
  const asked = useRef<string>(null);
  const ask = useEffectEvent((id: string) => {
    // What the server does not have is asked for once.
    if (asked.current === id) return;
    asked.current = id;
    void loadAnswer(id);
  });
  useEffect(() => {
    if (wanted === null) return;
    if (!isHere) {
      ask(wanted);
      return;
    }
    const answer = document.getElementById(answerElementId(wanted));
    answer?.scrollIntoView({ block: 'center' });
    answer?.focus({ preventScroll: true });
  }, [wanted, isHere]);
}
