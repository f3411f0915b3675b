export const de = {
  showPassword: 'Passwort anzeigen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  ok: 'OK',
  opensInNewTab: '(öffnet in einem neuen Tab)',
  loading: 'Wird geladen …',
  toasts: 'Meldungen',
  dismiss: 'Meldung schließen',
  notice: { info: 'Hinweis', positive: 'Erledigt', warning: 'Achtung', negative: 'Fehler' },
  tryAgain: 'Noch einmal versuchen',
};
