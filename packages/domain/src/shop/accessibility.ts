/** What the operator declares about the BFSG. exempt: a micro-enterprise (§ 3 Abs. 3). */
export const ACCESSIBILITY_STANDINGS = ['partial', 'full', 'exempt'] as const;

export type AccessibilityStanding = (typeof ACCESSIBILITY_STANDINGS)[number];
