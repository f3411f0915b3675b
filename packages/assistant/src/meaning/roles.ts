import type { Role } from '../grammar/item.ts';
import type { Token } from '../language/tokens.ts';

const ROLES: Readonly<Record<string, Role>> = {
  nach: 'to',
  zu: 'to',
  zum: 'to',
  zur: 'to',
  richtung: 'to',
  ins: 'to',
  ans: 'to',
  aufs: 'to',
  in: 'at',
  im: 'at',
  an: 'at',
  am: 'at',
  auf: 'at',
  bei: 'at',
  beim: 'at',
  rund: 'at',
  von: 'from',
  vom: 'from',
  ab: 'from',
  aus: 'from',
  seit: 'from',
  ueber: 'via',
  via: 'via',
  durch: 'via',
  bis: 'until',
  hinter: 'after',
  vor: 'before',
  zwischen: 'between',
  statt: 'instead',
  anstatt: 'instead',
  anstelle: 'instead',
  ohne: 'without',
  ausser: 'without',
  gegen: 'against',
  fuer: 'for',
  mit: 'with',
  um: 'by',
};

const BETWEEN = new Set(
  `der die das den dem des ein eine einen einem einer unser unsere unserem unseren mein meine meinen stopp stadt ort halt insel
  region noch auch erst doch dann schon nur so mal etwa circa ca genau lieber raum nahe naehe umgebung ganz`.split(
    /\s+/,
  ),
);

/** What the words before a token make of it: `nach dem schönen Wien`. */
export function roleBefore(tokens: readonly Token[], at: number): Role {
  let index = at - 1;
  let inner: Role = 'none';
  while (index >= 0 && at - index <= 4) {
    const key = tokens[index]?.kind === 'word' ? (tokens[index]?.key ?? '') : '';
    const role = Object.hasOwn(ROLES, key) ? ROLES[key] : undefined;
    // `statt nach Prag`, `bis nach Wien`, `anstelle von Brünn`
    if (role !== undefined && inner === 'none') inner = role;
    else if (role === 'instead' || role === 'until') return role;
    else if (role !== undefined || !BETWEEN.has(key)) break;
    index -= 1;
  }
  return inner;
}

/** A name after these is one, even in small letters. */
export function mayBeforeName(key: string): boolean {
  return Object.hasOwn(ROLES, key);
}
