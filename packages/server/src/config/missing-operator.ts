import type { Config } from './config.ts';

/** What the law asks of every operator (§ 5 DDG, § 18 MStV); the rest only where there is one. */
const REQUIRED = [
  ['name', 'OPERATOR_NAME'],
  ['street', 'OPERATOR_STREET'],
  ['city', 'OPERATOR_CITY'],
  ['country', 'OPERATOR_COUNTRY'],
  ['email', 'OPERATOR_EMAIL'],
  ['responsible', 'OPERATOR_RESPONSIBLE'],
] as const;

/** The variables that the legal pages miss. */
function missingOperator({ operator }: Pick<Config, 'operator'>): readonly string[] {
  return REQUIRED.flatMap(([field, variable]) => (operator[field] === '' ? [variable] : []));
}

interface Log {
  warn(fields: object, message: string): void;
}

/** Told at every start: the legal pages name the same gaps. */
export function warnOfMissingOperator(
  config: Pick<Config, 'operator' | 'moderators'>,
  log: Log,
): void {
  const missing = missingOperator(config);
  if (missing.length > 0)
    log.warn({ missing }, 'the legal pages are incomplete: set these variables');
  if (config.moderators.length === 0)
    log.warn(
      { missing: ['MODERATORS'] },
      'reports are decided by no one, and held posts are shown after a day',
    );
}
