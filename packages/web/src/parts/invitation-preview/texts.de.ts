export const de = {
  label: 'Einladung',
  invites: (owner: string) => `${owner} lädt dich zum Mitreisen ein:`,
  hint: 'Melde dich an, lege ein Konto an, oder sieh dich erst ohne Konto um.',
  gone: 'Diese Einladung gilt nicht mehr. Bitte lass dir eine neue schicken.',
};
