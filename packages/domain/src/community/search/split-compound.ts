import { foldWord } from './search-words.ts';
import { stemOf } from './stem.ts';

/** Words of travellers of which longer words are made, as they are spelled. Longer ones win: „Stellplatz“ is not split. */
const TEXT = `
Abend Abfahrt Abfall Abstecher Abwasser Alpen Altstadt Angebot Anhänger Anreise Apotheke App Appartement Arzt Aufbau Auffahrt
Ausblick Ausflug Ausfahrt Ausrüstung Aussicht Aussichtspunkt Auto Autobahn Autofähre Bad Badestelle Bahn Bahnhof Bär Batterie
Bauernhof Baum Berg Besuch Bett Bier Bike Blick Boot Brot Brücke Brunnen Bucht Budget Buchung Burg Bus Camp Camper Camping
Campingplatz Caravan Dach Dachzelt Dom Dorf Düne Dusche Ebene Einkauf Eis Elch Entsorgung Erfahrung Ersatz Essen Etappe
Fähre Fahrer Fahrrad Fahrt Fahrzeug Familie Farm Feier Felsen Fenster Ferien Ferienhaus Ferienwohnung Fest Festung Feuer
Feuerstelle Film Fisch Fischer Fjord Flasche Fliegen Flug Flughafen Fluss Foto Freizeit Freiheit Frisch Frühling Frühstück
Führer Führung Garten Gas Gasflasche Gast Gasthof Gebiet Gebirge Gebühr Geld Gepäck Gericht Gewicht Gewitter Gipfel Gletscher
Grenze Grill Gruppe Hafen Halbinsel Handy Haus Haustier Heide Heizung Herberge Herbst Hochsaison Hof Höhe Höhle Holz Hostel Hotel Hund
Hütte Information Insel Internet Jahr Jahreszeit Kaffee Kanal Kanu Kajak Kapelle Karte Kasten Kassette Kastenwagen Kathedrale
Kauf Keller Kilometer Kind Kirche Kirsche Klima Klippe Kloster Kocher Koffer König Kosten Kraft Kreuz Küche Kühlschrank Kultur
Kurve Küste Laden Lager Land Landschaft Laster Leben Lebensmittel Leiter Leuchtturm Licht Liege Liste Luft Markt Material Matratze
Maut Meer Meile Miete Mietwagen Mitte Mittag Mobil Mond Moor Motor Motorrad Mücke Museum Musik Nacht Nationalpark Natur Nebel Nord Notfall
Obst Ofen Ost Packliste Panne Panorama Park Parkplatz Pass Passstraße Pension Personen Pfad Pferd Pflanze Pizza Plakette Plan Planung Platz Polarkreis
Polarlicht Preis Promenade Punkt Quelle Quartier Rad Radtour Radweg Rast Rastplatz Rathaus Regen Region Reifen Reise Reiseführer Restaurant Rezept
Rind Ring Roller Route Rucksack Rückreise Ruhe Ruine Rund Rundfahrt Rundreise Rundtour Saison Sand Schatten Schiff Schlaf Schlafplatz Schlafsack
Schloss Schlucht Schnee Schneekette Schule Schutz Schwimmbad See Sehenswürdigkeit Seilbahn Ski Sommer Sonne Sonnenuntergang Sonnenaufgang Spaziergang
Sperrung Spiel Spielplatz Sport Stadion Stadt Stadtrundgang Station Stau Stein Stelle Stellplatz Steuer Stopp Strand Straße Strecke Strom Stromanschluss
Stuhl Stunde Süd Supermarkt Tag Tal Tank Tanken Tankstelle Tasche Tee Teich Teil Temperatur Tempel Tempolimit Terrasse Theater Therme Ticket Tier Tipp
Tisch Toilette Tour Tourist Transport Treffen Trekking Treppe Trink Tunnel Turm Übergang Übernachtung Ufer Umgebung Umweg Umwelt Unfall Unterkunft
Urlaub Van Verkehr Verleih Vermietung Verpflegung Versicherung Versorgung Vignette Vogel Vorbereitung Vorzelt Vulkan Wagen Wal Wald Wander Wanderer
Wanderung Wanderweg Wandern Wäsche Wasser Wasserfall Wattenmeer Weg Wein Weingut Weit Welt West Wetter Wiese Wildnis Wind Winter Winterreifen Woche Wochenende
Wohnmobil Wohnung Wohnwagen Wüste Zahlung Zahnrad Zeit Zelt Zeltplatz Ziel Zoll Zone Zoo Zubehör Zug Zwischenstopp
Adria Atlantik Bodensee Gardasee Nordkap Nordsee Ostsee Lofoten Mittelmeer Schwarzwald Eifel Harz Mosel Rhein Donau Elbe
`;

const VOCABULARY: readonly string[] = TEXT.trim().split(/\s+/);

/** Shorter words are no compounds worth splitting. */
const LEAST_LENGTH = 7;
/** A part that is not in the vocabulary needs this many letters, and a known one beside it the second number. */
const LEAST_UNKNOWN = 4;
const LEAST_BESIDE_UNKNOWN = 5;
/** What German puts between two parts. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er'] as const;

const KNOWN_STEMS: ReadonlySet<string> = new Set(VOCABULARY.map((word) => stemOf(foldWord(word))));
/** First parts by their first three letters, longest first: a long text must not be compared with the whole vocabulary. */
const FIRST_PARTS: ReadonlyMap<string, readonly string[]> = groupFirstParts();

function groupFirstParts(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  const forms = [...new Set(VOCABULARY.flatMap(firstForms))];
  for (const form of forms.sort((one, other) => other.length - one.length))
    groups.set(beginning(form), [...(groups.get(beginning(form)) ?? []), form]);
  return groups;
}

function beginning(text: string): string {
  return text.slice(0, 3);
}

/** How a word begins a compound: „Fähre“ is `faehr` in „Fährhafen“, „Straße“ is whole in „Straßenkarte“. */
function firstForms(word: string): readonly string[] {
  const folded = foldWord(word);
  return folded.length > 4 ? [folded, folded.replace(/en?$/, '')] : [folded];
}

/**
 * The stems of the parts of a compound, none where it is no compound of our vocabulary: `wohnmobilstellplatz` has
 * `wohnmobil` and `stellplatz`. One part may be unknown: `lofotenfaehre` has `faehre`, whatever `lofoten` is.
 */
export function splitCompound(folded: string): readonly string[] {
  if (folded.length < LEAST_LENGTH || /[^a-z]/.test(folded) || KNOWN_STEMS.has(stemOf(folded)))
    return [];
  return splitKnown(folded, 0) ?? splitTail(folded) ?? splitHead(folded) ?? [];
}

/** All parts known, the longest first part that lets the rest be split. */
function splitKnown(text: string, depth: number): readonly string[] | null {
  const stem = stemOf(text);
  if (KNOWN_STEMS.has(stem)) return [stem];
  if (depth > 3) return null;
  for (const first of FIRST_PARTS.get(beginning(text)) ?? []) {
    if (first.length + 3 > text.length || !text.startsWith(first)) continue;
    for (const link of LINKS) {
      if (!text.startsWith(link, first.length)) continue;
      const rest = text.slice(first.length + link.length);
      const parts = rest.length < 3 ? null : splitKnown(rest, depth + 1);
      if (parts) return [stemOf(first), ...parts];
    }
  }
  return null;
}

/** Known at its end: the longest such end. */
function splitTail(text: string): readonly string[] | null {
  for (let at = LEAST_UNKNOWN; at <= text.length - LEAST_BESIDE_UNKNOWN; at += 1) {
    const parts = splitKnown(text.slice(at), 2);
    if (parts) return parts;
  }
  return null;
}

/** Known at its beginning: „Campingzeug“ is about camping. */
function splitHead(text: string): readonly string[] | null {
  const first = FIRST_PARTS.get(beginning(text))?.find(
    (word) =>
      word.length >= LEAST_BESIDE_UNKNOWN &&
      word.length + LEAST_UNKNOWN <= text.length &&
      text.startsWith(word),
  );
  return first === undefined ? null : [stemOf(first)];
}
