/** What a pro pass changes. Planning itself is never limited. */
export interface PassLimits {
  /** How many people may travel along on a trip of one's own. */
  readonly companions: number;
  /** Questions to the assistant. */
  readonly assistantTurnsPerDay: number;
}

const WITHOUT_PASS: PassLimits = { companions: 10, assistantTurnsPerDay: 30 };
const WITH_PASS: PassLimits = { companions: 30, assistantTurnsPerDay: 200 };

export function limitsOf(hasProPass: boolean): PassLimits {
  return hasProPass ? WITH_PASS : WITHOUT_PASS;
}
