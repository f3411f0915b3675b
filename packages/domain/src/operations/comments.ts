import { refuse, type Result } from '../result.ts';
import { MAX_COMMENT_LENGTH, MAX_COMMENTS_OF_STOP, type StopComment } from '../trip/comment.ts';
import { findStop } from '../trip/find.ts';
import { withComments } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface AddComment {
  readonly stopId: string;
  readonly comment: StopComment;
}

/** Says something about a stop. */
export function addComment(trip: Trip, { stopId, comment }: AddComment): Result<Trip, Refusal> {
  const text = comment.text.trim();
  if (comment.id === '') return refuse('id-missing');
  if (text === '') return refuse('comment-missing');
  if (text.length > MAX_COMMENT_LENGTH) return refuse('comment-too-long');
  const all = stopsOf(trip).flatMap(({ comments = [] }) => comments);
  if (all.some(({ id }) => id === comment.id)) return refuse('id-taken');
  const { comments = [] } = findStop(trip, stopId)?.stop ?? {};
  if (comments.length >= MAX_COMMENTS_OF_STOP) return refuse('too-many-comments');
  return changeStop(trip, stopId, (stop) =>
    withComments(stop, [...comments, { ...comment, text }]),
  );
}

export interface RemoveComment {
  readonly stopId: string;
  readonly commentId: string;
}

export function removeComment(
  trip: Trip,
  { stopId, commentId }: RemoveComment,
): Result<Trip, Refusal> {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  const { comments = [] } = found.stop;
  if (!comments.some(({ id }) => id === commentId)) return refuse('comment-gone');
  return changeStop(trip, stopId, (stop) =>
    withComments(
      stop,
      comments.filter(({ id }) => id !== commentId),
    ),
  );
}
