export const de = {
  edited: 'bearbeitet',
};
