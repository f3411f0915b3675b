import type { Language, RouteProfile } from '@fahrtwind/domain';

const NAMES: Readonly<Record<Language, Readonly<Record<RouteProfile, string>>>> = {
  de: { driving: 'Mit dem Auto', cycling: 'Mit dem Rad', walking: 'Zu Fuß', direct: 'Luftlinie' },
  en: { driving: 'By car', cycling: 'By bike', walking: 'On foot', direct: 'Straight line' },
};

/** A profile as the choices and legs of the planner and of the route page call it. */
export function profileName(profile: RouteProfile, language: Language): string {
  return NAMES[language][profile];
}
