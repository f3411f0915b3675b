/** A map that servers of OpenStreetMap extracts offer under the same names. */
export interface OfferedRegion {
  /** As it is called once it is imported. */
  readonly id: string;
  /** German. */
  readonly name: string;
  /** Below the server's address, without `-latest.osm.pbf`. */
  readonly path: string;
  /** Rounded; extracts grow by a few percent a year. */
  readonly megabytes: number;
}

/** `name | path | megabytes`, sizes of 2025. */
const TEXT = `
Baden-Württemberg | europe/germany/baden-wuerttemberg | 640
Bayern | europe/germany/bayern | 800
Berlin | europe/germany/berlin | 95
Brandenburg | europe/germany/brandenburg | 270
Bremen | europe/germany/bremen | 22
Hamburg | europe/germany/hamburg | 48
Hessen | europe/germany/hessen | 320
Mecklenburg-Vorpommern | europe/germany/mecklenburg-vorpommern | 120
Niedersachsen | europe/germany/niedersachsen | 560
Nordrhein-Westfalen | europe/germany/nordrhein-westfalen | 900
Rheinland-Pfalz | europe/germany/rheinland-pfalz | 270
Saarland | europe/germany/saarland | 50
Sachsen | europe/germany/sachsen | 260
Sachsen-Anhalt | europe/germany/sachsen-anhalt | 160
Schleswig-Holstein | europe/germany/schleswig-holstein | 200
Thüringen | europe/germany/thueringen | 180
Österreich | europe/austria | 770
Schweiz | europe/switzerland | 500
Liechtenstein | europe/liechtenstein | 3
Luxemburg | europe/luxembourg | 47
Belgien | europe/belgium | 620
Niederlande | europe/netherlands | 1350
Dänemark | europe/denmark | 460
Norwegen | europe/norway | 1350
Schweden | europe/sweden | 750
Finnland | europe/finland | 700
Island | europe/iceland | 65
Färöer | europe/faroe-islands | 8
Estland | europe/estonia | 115
Lettland | europe/latvia | 130
Litauen | europe/lithuania | 220
Polen | europe/poland | 1900
Tschechien | europe/czech-republic | 900
Slowakei | europe/slovakia | 290
Ungarn | europe/hungary | 300
Slowenien | europe/slovenia | 300
Kroatien | europe/croatia | 180
Bosnien und Herzegowina | europe/bosnia-herzegovina | 130
Montenegro | europe/montenegro | 35
Albanien | europe/albania | 60
Nordmazedonien | europe/macedonia | 40
Serbien | europe/serbia | 200
Griechenland | europe/greece | 320
Bulgarien | europe/bulgaria | 160
Rumänien | europe/romania | 330
Italien: Nordost | europe/italy/nord-est | 560
Italien: Nordwest | europe/italy/nord-ovest | 530
Italien: Mitte | europe/italy/centro | 460
Italien: Süden | europe/italy/sud | 380
Italien: Inseln | europe/italy/isole | 250
Frankreich: Elsass | europe/france/alsace | 120
Frankreich: Bretagne | europe/france/bretagne | 340
Frankreich: Korsika | europe/france/corse | 30
Frankreich: Provence und Côte d’Azur | europe/france/provence-alpes-cote-d-azur | 390
Frankreich: Rhône-Alpes | europe/france/rhone-alpes | 560
Spanien: Andalusien | europe/spain/andalucia | 190
Spanien: Balearen | europe/spain/islas-baleares | 45
Spanien: Katalonien | europe/spain/cataluna | 250
Spanien: Galicien | europe/spain/galicia | 110
Portugal | europe/portugal | 370
Irland und Nordirland | europe/ireland-and-northern-ireland | 330
Schottland | europe/united-kingdom/scotland | 300
Wales | europe/united-kingdom/wales | 130
England: Cornwall | europe/united-kingdom/england/cornwall | 30
Malta | europe/malta | 8
Andorra | europe/andorra | 4
Zypern | europe/cyprus | 35
`;

export const OFFERED_REGIONS: readonly OfferedRegion[] = TEXT.trim()
  .split('\n')
  .map((line) => {
    const [name = '', path = '', megabytes] = line.split('|').map((cell) => cell.trim());
    return { id: path.split('/').at(-1) ?? '', name, path, megabytes: Number(megabytes) };
  });

/** Where a server has the map of a region. */
export function mapAddressOf({ path }: OfferedRegion, server: string): string {
  return `${server.replace(/\/+$/, '')}/${path}-latest.osm.pbf`;
}
