import { expect, it } from 'vitest';
import { answerOf, threadOf, wholePost } from '../testing/thread-of.ts';
import { deleteAnswer, likeAnswer, likePost } from './steps.ts';
import {
  withBestAnswer,
  withFirstAnswers,
  withLaterPage,
  withMoreAnswers,
  withNewAnswer,
  withoutAnswer,
} from './thread.ts';

const ASKED = threadOf(wholePost('Wo tanken'), [
  answerOf('a'),
  answerOf('a1', { parentId: 'a' }),
  answerOf('b'),
]);
const ids = ({ answers }: typeof ASKED) => answers.map(({ id }) => id).join(' ');

it('puts a reply behind the replies of its answer and an answer at the end, each once', () => {
  const reply = withNewAnswer(answerOf('a2', { parentId: 'a' }));
  const answer = withNewAnswer(answerOf('c'));
  const all = answer(reply(ASKED));
  expect(ids(all)).toBe('a a1 a2 b c');
  expect(all.post.answerCount).toBe(5);
  expect(reply(all)).toBe(all);
});

it('keeps a gap for a deleted answer with replies, and nothing for others', () => {
  const chosen = withBestAnswer('a')(ASKED);
  const gone = withoutAnswer('a')(chosen);
  expect(ids(gone)).toBe('a a1 b');
  expect(gone.answers[0]).toMatchObject({ isDeleted: true, text: '', isBest: false });
  expect(gone.post).toMatchObject({ answerCount: 2, bestAnswerId: null });
  expect(ids(withoutAnswer('b')(ASKED))).toBe('a a1');
});

it('has one best answer', () => {
  const twice = withBestAnswer('b')(withBestAnswer('a')(ASKED));
  expect(twice.answers.filter(({ isBest }) => isBest).map(({ id }) => id)).toEqual(['b']);
  expect(withBestAnswer(null)(twice).post.hasBestAnswer).toBe(false);
});

it('shows an answer once that was written here before its page was loaded', () => {
  const written = withNewAnswer(answerOf('d'))(ASKED);
  const more = withMoreAnswers({ answers: [answerOf('c'), answerOf('d')], nextAnswers: null });
  expect(ids(more(written))).toBe('a a1 b c d');
});

it.each(['a', 'a1', 'b'])(
  'gives the answer %s back where deleting fails, and keeps what was done meanwhile',
  (id) => {
    const chosen = withBestAnswer('a')(ASKED);
    const { change, undo } = deleteAnswer(chosen, answerOf(id));
    const meanwhile = [
      change,
      withNewAnswer(answerOf('c')),
      withNewAnswer(answerOf('a2', { parentId: 'a' })),
      likePost(ASKED.post, true).change,
      likeAnswer(answerOf('c'), true).change,
    ];
    const before = meanwhile.reduce((thread, step) => step?.(thread) ?? thread, chosen);
    const after = undo?.(before) ?? before;
    expect(ids(after)).toBe('a a1 a2 b c');
    expect(after.answers.filter(({ isDeleted }) => isDeleted)).toEqual([]);
    expect(after.post).toMatchObject({ answerCount: 5, bestAnswerId: 'a', isLiked: true });
    expect(after.answers.map(({ isLiked }) => isLiked)).toEqual([false, false, false, false, true]);
    expect(after.answers[0]?.isBest).toBe(true);
  },
);

it('leaves another best answer that was chosen while deleting failed', () => {
  const chosen = withBestAnswer('a')(ASKED);
  const { change, undo } = deleteAnswer(chosen, answerOf('a'));
  const other = withBestAnswer('b')(change?.(chosen) ?? chosen);
  const after = undo?.(other) ?? other;
  expect(after.answers.filter(({ isBest }) => isBest).map(({ id }) => id)).toEqual(['b']);
  expect(after.post.bestAnswerId).toBe('b');
});

it('keeps further answers behind newer first ones, as long as there are further ones', () => {
  const loaded = { ...ASKED, answers: [...ASKED.answers, answerOf('c')], nextAnswers: 'c' };
  const newer = threadOf(wholePost('Neuer'), [answerOf('a'), answerOf('b', { text: 'anders' })]);
  const joined = withFirstAnswers({ ...newer, nextAnswers: 'b' })(loaded);
  expect(ids(joined)).toBe('a b c');
  expect(joined).toMatchObject({ post: { title: 'Neuer' }, nextAnswers: 'c' });
  expect(joined.answers[1]?.text).toBe('anders');
  expect(withFirstAnswers(newer)(loaded)).toBe(newer);
});

it('keeps the gap before a page further on when newer first answers come', () => {
  const loaded = { ...ASKED, nextAnswers: 'b' };
  const jumped = withLaterPage({ answers: [answerOf('x')], nextAnswers: 'x' })(loaded);
  const joined = withFirstAnswers({ ...loaded, nextAnswers: 'b' })(jumped);
  expect(ids(joined)).toBe('a a1 b x');
  expect(joined).toMatchObject({ gap: { after: 'b', before: 'x' }, nextAnswers: 'x' });
});

it('puts another page further on in the place of an earlier one, whichever comes first', () => {
  const loaded = { ...ASKED, nextAnswers: 'b' };
  const jumped = withLaterPage({ answers: [answerOf('x')], nextAnswers: 'x' })(loaded);
  const again = withLaterPage({ answers: [answerOf('m')], nextAnswers: 'm' })(jumped);
  expect(ids(again)).toBe('a a1 b m');
  expect(again).toMatchObject({ gap: { after: 'b', before: 'm' }, nextAnswers: 'm' });
});
