export const de = { broken: 'Dieses Foto lässt sich gerade nicht laden.' };
