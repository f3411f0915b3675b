import {
  addComment,
  MAX_COMMENT_LENGTH,
  mayRemoveComment,
  removeComment,
  stopsOf,
  type Stop,
  type StopComment,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { formatDateTime } from '../../../format/date.ts';
import { makeId } from '../../../parts/make-id.ts';
import { PlacePart } from '../../../parts/stop-place/place-part.tsx';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { colourAt } from '../people/create-presence.ts';
import type { PeopleOfTrip } from '../people/create-trip-people.ts';
import { PersonBadge } from '../people/person-badge.tsx';
import { useTripPeople } from '../people/use-trip-people.ts';
import { useCompanionTexts } from '../texts.ts';
import styles from './stop-comments.module.css';

interface StopCommentsProps {
  readonly stop: Stop;
}

/** What the people of the trip say about a stop. Empty on a trip without companions. */
export function StopComments({ stop }: StopCommentsProps) {
  const { comments: texts } = useCompanionTexts();
  const { people } = useTripPeople();
  const mayWrite = useMayEdit();
  const isTogether = useTrips(
    ({ current, currentRole }) =>
      currentRole !== 'owner' ||
      (current !== null && stopsOf(current).some(({ comments }) => comments)),
  );
  const { comments = [] } = stop;
  const isShown = isTogether || (people?.companions.length ?? 0) > 0;
  if (!isShown || (comments.length === 0 && !mayWrite)) return null;
  // Merging puts those of two devices one behind the other.
  const inOrder = comments.toSorted((one, other) =>
    one.writtenAt < other.writtenAt ? -1 : Number(one.writtenAt > other.writtenAt),
  );
  return (
    <PlacePart title={texts.title}>
      {inOrder.length > 0 && (
        <ul className={styles.comments}>
          {inOrder.map((comment) => (
            <Comment key={comment.id} stopId={stop.id} comment={comment} people={people} />
          ))}
        </ul>
      )}
      {mayWrite && <NewComment stopId={stop.id} />}
    </PlacePart>
  );
}

interface CommentProps {
  readonly stopId: string;
  readonly comment: StopComment;
  readonly people: PeopleOfTrip | null;
}

function Comment({ stopId, comment, people }: CommentProps) {
  const { comments: texts } = useCompanionTexts();
  const language = useLanguage();
  const { run, offerUndo } = useRun();
  const uid = uidOf(useSession());
  const role = useTrips(({ currentRole }) => currentRole);
  const all = people ? [people.owner, ...people.companions] : [];
  const at = all.findIndex((person) => person.uid === comment.userId);
  const name = comment.userId === uid ? texts.you : (all[at]?.name ?? texts.someone);

  function takeAway() {
    if (!run(removeComment, { stopId, commentId: comment.id }, 'forced')) return;
    offerUndo(texts.removed);
  }

  return (
    <li className={styles.comment}>
      <PersonBadge name={all[at]?.name ?? name} colour={colourAt(Math.max(0, at))} isSmall />
      <div>
        <p className={styles.head}>
          <strong>{name}</strong>
          <time dateTime={comment.writtenAt}>{formatDateTime(comment.writtenAt, language)}</time>
        </p>
        <p className={styles.text}>{comment.text}</p>
      </div>
      {mayRemoveComment(comment, { uid, role }) && (
        <Button variant="quiet" aria-label={texts.remove(name)} onClick={takeAway}>
          <Icon name="trash" />
        </Button>
      )}
    </li>
  );
}

function NewComment({ stopId }: { readonly stopId: string }) {
  const { comments: texts } = useCompanionTexts();
  const { write } = useRun();
  const userId = uidOf(useSession());
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (userId === null) return null;

  function say(author: string) {
    const comment = { id: makeId(), userId: author, text, writtenAt: new Date().toISOString() };
    const refused = write(addComment, { stopId, comment }, 'forced');
    setError(refused);
    if (refused === null) setText('');
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        say(userId);
      }}
    >
      <TextArea
        label={texts.label}
        rows={2}
        maxLength={MAX_COMMENT_LENGTH}
        value={text}
        error={error ?? undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outlined">
        {texts.say}
      </Button>
    </form>
  );
}
