export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of what the browser names; `;q=0` refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

export function accepts(accepted: string | undefined, encoding: 'br' | 'gzip'): boolean {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return names.includes(encoding);
}
