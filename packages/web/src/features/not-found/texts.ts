import { defineTexts } from '../../ui/texts.tsx';
import type { KnownPath } from './state/known-paths.ts';

const de = {
  title: 'Hier endet die Straße',
  text: 'Unter dieser Adresse gibt es keine Seite. Die gute Nachricht: Wenden ist erlaubt.',
  suggestion: 'Meintest du vielleicht diese Seite?',
  home: 'Zur Startseite',
  ways: 'Wege, die weiterführen',
  name: {
    '/planen': 'Planer',
    '/routen': 'Routenideen',
    '/hotel': 'Unterkünfte',
    '/forum': 'Forum',
    '/Blog': 'Blog',
    '/merch': 'Merch',
    '/anmelden': 'Anmelden',
    '/Registrieren': 'Registrieren',
    '/Profil': 'Profil',
    '/Einstellungen': 'Einstellungen',
    '/Benachrichtigungen': 'Benachrichtigungen',
    '/Reisen': 'Meine Reisen',
    '/reise-erstellen': 'Reise erstellen',
    '/ansehen': 'Heute',
    '/Affiliates': 'Partner und Anzeigen',
    '/Impressum': 'Impressum',
    '/Datenschutz': 'Datenschutz',
    '/Haftungsausschluss': 'Haftungsausschluss',
    '/Community-Richtlinie': 'Community-Richtlinie',
    '/About': 'Über Fahrtwind',
  } satisfies Record<KnownPath, string> as Record<KnownPath, string>,
};

const en: typeof de = {
  title: 'The road ends here',
  text: 'There is no page at this address. The good news: U-turns are allowed here.',
  suggestion: 'Did you perhaps mean this page?',
  home: 'Go to the home page',
  ways: 'Roads that lead somewhere',
  name: {
    '/planen': 'Planner',
    '/routen': 'Route ideas',
    '/hotel': 'Places to stay',
    '/forum': 'Forum',
    '/Blog': 'Blog',
    '/merch': 'Merch',
    '/anmelden': 'Sign in',
    '/Registrieren': 'Register',
    '/Profil': 'Profile',
    '/Einstellungen': 'Settings',
    '/Benachrichtigungen': 'Notifications',
    '/Reisen': 'My trips',
    '/reise-erstellen': 'Create a trip',
    '/ansehen': 'Today',
    '/Affiliates': 'Partners and advertising',
    '/Impressum': 'Legal notice',
    '/Datenschutz': 'Privacy',
    '/Haftungsausschluss': 'Disclaimer',
    '/Community-Richtlinie': 'Community guidelines',
    '/About': 'About Fahrtwind',
  },
};

export const useNotFoundTexts = defineTexts(de, en);
