import type { Post, PostAnswer } from '@fahrtwind/contract';
import { answerElementId } from '@fahrtwind/domain';
import { useState, Fragment } from 'react';
import { call } from '../../../api/client.ts';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Byline } from '../byline/byline.tsx';
import { LikeButton } from '../byline/like-button.tsx';
import type { ThreadActions } from '../thread/use-thread-actions.ts';
import { useMayAct } from '../thread/use-may-act.tsx';
import { ReportSlot } from '../report/report-slot.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './answers.module.css';
import { useAnswerTexts } from './texts.ts';
import { readWebUrl } from '../../../format/read-web-url.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';

/** A plain text: empty lines divide paragraphs, addresses of the web become links. */
function AnswerText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph.split(ADDRESS).map(linked)}</p>
      ))}
    </div>
  );
}

/** Up to a space or a bracket; a full stop or comma at its end belongs to the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>()"]*[^\s<>()".,;:!?])/i;

function linked(part: string, index: number) {
  const href = ADDRESS.test(part) ? readWebUrl(part) : null;
  if (href === null) return <Fragment key={index}>{part}</Fragment>;
  return (
    <ExternalLink key={index} href={href} isFromUser>
      {part}
    </ExternalLink>
  );
}

interface AnswerRowProps {
  readonly post: Post;
  readonly answer: PostAnswer;
  readonly actions: ThreadActions;
  readonly onReply: () => void;
}

/** One answer or reply, with what can be done about it. */
export function AnswerRow({ post, answer, actions, onReply }: AnswerRowProps) {
  const texts = useAnswerTexts();
  const [isEditing, setEditing] = useState(false);
  if (answer.isDeleted)
    return (
      <article id={answerElementId(answer.id)} tabIndex={-1} className={styles.gap}>
        <p>{texts.deleted}</p>
      </article>
    );
  return (
    <article
      id={answerElementId(answer.id)}
      tabIndex={-1}
      aria-label={texts.by(answer.author.name)}
      className={classNames(styles.answer, answer.isBest && styles.best)}
    >
      {answer.isBest && (
        <p className={styles.bestMark}>
          <Icon name="check" />
          {texts.best}
        </p>
      )}
      <Byline {...answer} size="tiny" />
      {answer.state !== 'shown' && <p className={styles.state}>{texts.states[answer.state]}</p>}
      {isEditing ? (
        <AnswerForm
          thread={`edit ${answer.id}`}
          label={texts.edit}
          submitLabel={texts.save}
          hasFocus
          begin={() => ({ id: answer.id, text: answer.text })}
          send={async ({ id, text }) => {
            const reply = await call('changeAnswer', { params: { id }, body: { text } });
            return reply.answer;
          }}
          onSent={(changed) => {
            actions.replaceAnswer(changed);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <AnswerText text={answer.text} />
          <AnswerActions
            post={post}
            answer={answer}
            actions={actions}
            onReply={onReply}
            onEdit={() => setEditing(true)}
          />
        </>
      )}
    </article>
  );
}

interface AnswerActionsProps extends AnswerRowProps {
  readonly onEdit: () => void;
}

function AnswerActions({ post, answer, actions, onReply, onEdit }: AnswerActionsProps) {
  const texts = useAnswerTexts();
  const confirm = useConfirm();
  const mayAct = useMayAct();
  const uid = uidOf(useSession());
  const isOwn = uid !== null && uid === answer.author.uid;
  const mayChoose = post.kind === 'frage' && uid !== null && uid === post.author.uid;

  async function remove() {
    const { title, text, ok } = texts.remove;
    if (await confirm({ title, text, okLabel: ok, isDangerous: true }))
      await actions.deleteAnswer(answer);
  }

  return (
    <div className={styles.actions}>
      <LikeButton
        {...answer}
        label={texts.like}
        onLike={(isLiked) => mayAct(() => actions.likeAnswer(answer, isLiked))}
      />
      {!post.isLocked && (
        <Button variant="quiet" onClick={() => mayAct(onReply)}>
          <Icon name="reply" />
          {texts.reply}
        </Button>
      )}
      {mayChoose && answer.parentId === null && (
        <Button
          variant="quiet"
          aria-pressed={answer.isBest}
          onClick={() => void actions.setBest(answer.isBest ? null : answer.id)}
        >
          <Icon name="check" />
          {answer.isBest ? texts.notBest : texts.markBest}
        </Button>
      )}
      {isOwn ? (
        <ActionMenu
          label={texts.menu}
          actions={[
            { label: texts.edit, icon: 'edit', run: onEdit },
            { label: texts.delete, icon: 'trash', isDangerous: true, run: () => void remove() },
          ]}
        />
      ) : (
        <ReportSlot what="answer" id={answerElementId(answer.id)} />
      )}
    </div>
  );
}
