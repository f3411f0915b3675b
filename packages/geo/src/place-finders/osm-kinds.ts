import { POI_KINDS, type PoiKind } from '@fahrtwind/domain';

type Tag = readonly [key: string, value: string];

/** Which tags of OpenStreetMap make a point of interest of a kind. */
const TAGS: Readonly<Record<PoiKind, readonly Tag[]>> = {
  sight: [
    ['tourism', 'attraction'],
    ['historic', 'castle'],
    ['historic', 'monument'],
    ['historic', 'ruins'],
  ],
  viewpoint: [
    ['tourism', 'viewpoint'],
    ['mountain_pass', 'yes'],
  ],
  museum: [
    ['tourism', 'museum'],
    ['tourism', 'gallery'],
  ],
  nature: [
    ['natural', 'peak'],
    ['waterway', 'waterfall'],
    ['boundary', 'national_park'],
    ['natural', 'cave_entrance'],
  ],
  beach: [['natural', 'beach']],
  restaurant: [
    ['amenity', 'restaurant'],
    ['amenity', 'fast_food'],
  ],
  cafe: [['amenity', 'cafe']],
  supermarket: [['shop', 'supermarket']],
  fuel: [['amenity', 'fuel']],
  charging: [['amenity', 'charging_station']],
  parking: [['amenity', 'parking']],
  water: [['amenity', 'drinking_water']],
  toilets: [['amenity', 'toilets']],
  campsite: [['tourism', 'camp_site']],
  motorhome: [
    ['tourism', 'caravan_site'],
    ['amenity', 'sanitary_dump_station'],
  ],
  hotel: [
    ['tourism', 'hotel'],
    ['tourism', 'motel'],
    ['tourism', 'guest_house'],
  ],
  hostel: [['tourism', 'hostel']],
  'holiday-flat': [
    ['tourism', 'apartment'],
    ['tourism', 'chalet'],
  ],
};

/** In Overpass's language: `["tourism"="attraction"]`. */
export function selectorsOf(kind: PoiKind): readonly string[] {
  return TAGS[kind].map(([key, value]) => `["${key}"="${value}"]`);
}

/** The first of the wanted kinds that the tags make, null for none. */
export function kindOfTags(
  tags: Readonly<Record<string, string>>,
  wanted: readonly PoiKind[] = POI_KINDS,
): PoiKind | null {
  const found = wanted.find((kind) => TAGS[kind].some(([key, value]) => tags[key] === value));
  return found ?? null;
}

/** `3`, and `3S` for a better one of that class; 0 for everything else. */
export function starsOfTags(tags: Readonly<Record<string, string>>): number {
  return Number(/^([1-5])S?$/i.exec(tags['stars'] ?? '')?.[1] ?? 0);
}
