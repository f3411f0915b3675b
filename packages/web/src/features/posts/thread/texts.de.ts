export const de = {
  title: 'Dafür brauchst du ein Konto',
  text: 'Es kostet nichts. Danach bist du wieder genau hier.',
  register: 'Konto anlegen',
  signIn: 'Anmelden',
};
