/** Rows of keyboards, the alphabet and the digits, as people run their fingers along them. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '^1234567890ß´',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

/** A pattern rather than a password: one character again and again, a repeated short piece, or a run. */
export function isTrivialPassword(password: string): boolean {
  const text = password.toLowerCase();
  return isRepetition(text) || isRun(text) || isTwoRuns(text);
}

/** `aaaaaa`, `121212`, `abcabc`: a piece of at most three characters, at least twice. */
function isRepetition(text: string): boolean {
  const characters = Array.from(text);
  return [1, 2, 3].some(
    (length) =>
      characters.length >= length * 2 &&
      characters.every((character, index) => character === characters[index % length]),
  );
}

function isRun(text: string): boolean {
  const backwards = Array.from(text).toReversed().join('');
  return text !== '' && RUNS.some((run) => run.includes(text) || run.includes(backwards));
}

/** `abc123`, `qwe123`, `123321`: two runs of at least three characters. */
function isTwoRuns(text: string): boolean {
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (isRun(text.slice(0, cut)) && isRun(text.slice(cut))) return true;
  }
  return false;
}
