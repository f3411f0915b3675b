import type { Post } from '@fahrtwind/contract';
import { isSameData } from '@fahrtwind/domain';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { bodyOf, fieldsOf, readFields, type PostFields } from '../write/post-fields.ts';
import { PostForm } from '../write/post-form.tsx';
import styles from './post.module.css';
import { usePostPageTexts } from './texts.ts';

interface EditPostProps {
  readonly post: Post;
  /** With the post as it is now: saved, or as it was when the person gave up. */
  readonly onDone: (post: Post) => void;
}

/** The post as fields, in its place. */
export function EditPost({ post: given, onDone }: EditPostProps) {
  const texts = usePostPageTexts();
  const { isBusy, failure, attempt } = useAction(replacePost, useFailureText());
  const mayGiveUp = useMayGiveUp();
  /** Found when the server refused to replace it. */
  const [newer, setNewer] = useState<Post | null>(null);
  const post = newer ?? given;
  const isUnchanged = (fields: PostFields) => isSameData(bodyOf(fields), bodyOf(fieldsOf(post)));
  const draft = useDraft({
    thread: `edit ${post.id}`,
    begin: () => fieldsOf(post),
    read: readFields,
    isEmpty: isUnchanged,
  });
  const isOfOtherVersion = draft.content.version !== post.version && !isUnchanged(draft.content);

  async function save() {
    const reply = await attempt(post, draft.content);
    if (reply?.isSaved === false) setNewer(reply.post);
    if (!reply?.isSaved) return;
    draft.clear();
    showToast({ kind: 'positive', text: texts.changed });
    onDone(reply.post);
  }

  async function giveUp(then: () => void) {
    if (!isUnchanged(draft.content) && !(await mayGiveUp())) return;
    draft.clear();
    then();
  }

  const note = isOfOtherVersion && (
    <Notice
      kind="warning"
      action={
        <Button variant="outlined" onClick={() => void giveUp(() => undefined)}>
          {texts.newer.take}
        </Button>
      }
    >
      {texts.newer.text}
    </Notice>
  );

  return (
    <section className={styles.editing} aria-label={texts.editing}>
      <h1 tabIndex={-1}>{texts.editing}</h1>
      {newer === null && note}
      <PostForm
        draft={draft}
        isBusy={isBusy}
        failure={failure}
        note={newer !== null && note}
        submitLabel={texts.saveChanges}
        onSubmit={() => void save()}
        onCancel={() => void giveUp(() => onDone(post))}
      />
    </section>
  );
}

function useMayGiveUp(): () => Promise<boolean> {
  const { giveUp } = usePostPageTexts();
  const confirm = useConfirm();
  const { title, text, ok, cancel } = giveUp;
  return () => confirm({ title, text, okLabel: ok, cancelLabel: cancel, isDangerous: true });
}

/** Saves over this version of the post; where there is a newer one, it comes back instead. */
async function replacePost({ id, version }: Post, fields: PostFields) {
  const params = { id };
  try {
    const { post } = await call('changePost', { params, body: { ...bodyOf(fields), version } });
    return { isSaved: true, post };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'conflict') throw cause;
    const { post } = await call('getPost', { params });
    return { isSaved: false, post };
  }
}
