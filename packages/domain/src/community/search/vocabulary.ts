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

export const VOCABULARY: readonly string[] = TEXT.trim().split(/\s+/);
