export const de = {
  ad: 'Anzeige',
  stars: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  away: (distance: string) => `${distance} entfernt`,
  perNight: 'je Nacht',
  inAll: (price: string, nights: number) => `${price} für ${nights} Nächte`,
};
