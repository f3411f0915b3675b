/** The Alps and Austria; how a line is read stands in `read-regions.ts`. */
export const ALPS = `
= suedtirol | Südtirol, Dolomiten 46.50 11.85 58, Vinschgau 46.65 10.70 32, Pustertal 46.75 12.05 32 | South Tyrol, Dolomites 46.50 11.85 58 | mountains lakes wine castles nature children | 5-10
Brixen 46.715 11.656 2 town mountains children
Meran 46.668 11.160 3 town mountains wine children
Bozen 46.491 11.340 2 city town wine
Cortina d'Ampezzo 46.537 12.139 2 mountains nature
St. Ulrich 46.575 11.674 2 mountains nature children
Dobbiaco 46.729 12.222 2 mountains lakes nature children
Brunico 46.799 11.934 2 town mountains children
Corvara in Badia 46.550 11.873 2 mountains nature
Caldaro sulla Strada del Vino 46.413 11.246 2 wine lakes children
Malles Venosta 46.688 10.547 1 mountains town
Sterzing 46.893 11.430 1 town mountains
Canazei 46.476 11.769 2 mountains nature children
Glorenza 46.671 10.557 1 town
Scena 46.688 11.189 1 mountains children
San Candido 46.732 12.279 1 mountains children
Siusi 46.541 11.559 2 mountains nature children
Laces 46.616 10.857 1 mountains castles
Termeno 46.342 11.242 1 wine
Alleghe 46.407 12.023 1 lakes mountains
Karersee 46.410 11.575 0
Grödner Joch 46.550 11.808 0
Arabba 46.497 11.874 0
Passo Falzarego 46.519 12.009 0
Lago di Misurina 46.582 12.254 0
Auronzohütte 46.612 12.295 0
Pragser Wildsee 46.694 12.085 0
Villnöß 46.641 11.723 0
= gardasee | Gardasee, Lago di Garda | Lake Garda | lakes mountains wine children castles | 4-10
Riva del Garda 45.886 10.841 3 lakes mountains children
Malcesine 45.761 10.809 2 lakes mountains castles children
Bardolino 45.541 10.733 2 lakes wine children
Sirmione 45.497 10.605 1 lakes castles children
Limone sul Garda 45.815 10.793 2 lakes mountains
Torbole sul Garda 45.870 10.876 2 lakes mountains children
Lazise 45.505 10.739 2 lakes town children
Garda 45.579 10.718 1 lakes children
Salò 45.607 10.521 2 lakes town
Peschiera del Garda 45.439 10.686 2 lakes children
Arco 45.918 10.887 1 mountains castles children
Gargnano 45.686 10.659 1 lakes
Verona 45.430 10.984 2 city town
= oberitalien | Oberitalien, oberitalienische Seen, Norditalien, Comer See 46.00 9.27 28, Lago di Como 46.00 9.27 28, Lago Maggiore 45.95 8.65 32, Luganer See 45.98 8.97 25, Iseosee 45.73 10.07 20, Ortasee 45.81 8.40 20 | Northern Italy, Italian Lakes, Lake Como 46.00 9.27 28, Lake Maggiore 45.95 8.65 32 | lakes mountains | 4-10 | gardasee
Bellagio 45.988 9.262 2 lakes mountains
Varenna 46.011 9.285 2 lakes mountains
Menaggio 46.021 9.239 2 lakes mountains children
Como 45.808 9.083 1 city lakes
Stresa 45.882 8.538 2 lakes
Cannobio 46.062 8.696 2 lakes mountains children
Verbania 45.921 8.552 1 lakes
Orta San Giulio 45.797 8.414 2 lakes town
Iseo 45.659 10.050 1 lakes children
Bergamo 45.696 9.667 2 city town
Cannero Riviera 46.022 8.679 1 lakes
Domaso 46.153 9.332 1 lakes children
Lovere 45.814 10.070 1 lakes
= tirol | Tirol, Zillertal 47.20 11.85 25, Ötztal 47.05 10.95 28, Stubaital 47.10 11.30 16, Österreichische Alpen | Tyrol, Zillertal 47.20 11.85 25, Ötztal 47.05 10.95 28 | mountains nature lakes children | 6-10
Innsbruck 47.263 11.395 2 city town mountains
Mayrhofen 47.167 11.867 3 mountains nature children
Kufstein 47.583 12.167 1 castles mountains children
Kitzbühel 47.446 12.392 2 mountains lakes
Seefeld in Tirol 47.330 11.188 2 mountains nature children
Sölden 46.967 11.000 1 mountains nature
Lienz 46.829 12.769 2 mountains town children
Pertisau 47.441 11.695 2 lakes mountains children
Ehrwald 47.400 10.917 2 mountains children
Hall in Tirol 47.283 11.517 1 town
Neustift im Stubaital 47.117 11.317 2 mountains nature children
Sankt Johann in Tirol 47.523 12.423 1 mountains children
Rattenberg 47.439 11.894 1 town
Imst 47.245 10.740 1 mountains nature children
Ellmau 47.514 12.299 2 mountains children
Reutte 47.483 10.717 1 mountains castles
Matrei in Osttirol 47.000 12.533 1 mountains nature
Längenfeld 47.074 10.970 1 mountains children
= vorarlberg | Vorarlberg, Bregenzerwald 47.35 9.95 25, Montafon 47.05 9.95 25, Arlberg 47.15 10.15 30 | Vorarlberg, Bregenz Forest 47.35 9.95 25, Montafon 47.05 9.95 25 | mountains nature lakes children | 6-10
Bregenz 47.503 9.747 2 lakes mountains children
Bezau 47.385 9.901 2 mountains nature children
Schruns 47.080 9.919 2 mountains nature children
Lech 47.208 10.142 2 mountains nature
Feldkirch 47.233 9.600 1 town castles
Bludenz 47.155 9.823 1 mountains
Au 47.322 9.981 1 mountains nature
Schwarzenberg 47.414 9.852 1 town mountains
Damüls 47.280 9.892 1 mountains nature
Gaschurn 46.986 10.027 1 mountains nature children
Mittelberg 47.351 10.172 1 mountains nature children
= salzburgerland | Salzburger Land, Salzkammergut 47.70 13.55 38, Wolfgangsee 47.75 13.42 22, Pinzgau 47.30 12.60 35, Pongau 47.30 13.20 35 | Salzburg region, Salzkammergut 47.70 13.55 38 | mountains lakes castles children | 5-10
Salzburg 47.799 13.044 3 city town castles
Sankt Wolfgang im Salzkammergut 47.739 13.447 3 lakes mountains children
Hallstatt 47.562 13.649 1 lakes town mountains
Zell am See 47.323 12.798 2 lakes mountains nature children
Bad Ischl 47.711 13.619 1 town mountains
Gmunden 47.918 13.799 2 lakes castles town
Mondsee 47.856 13.349 1 lakes children
Bad Gastein 47.115 13.135 2 mountains nature
Filzmoos 47.433 13.517 1 mountains children
Schladming 47.393 13.687 2 mountains nature children
Bad Aussee 47.610 13.782 2 lakes mountains children
Sankt Gilgen 47.767 13.367 2 lakes mountains children
Werfen 47.476 13.190 1 castles mountains children
Altaussee 47.638 13.763 1 lakes mountains
Krimml 47.218 12.175 1 mountains nature
Unterach am Attersee 47.803 13.490 1 lakes
Kaprun 47.272 12.760 1 mountains children
= kaernten | Kärnten, Wörthersee 46.63 14.15 25, Millstätter See 46.79 13.58 25, Nockberge 46.90 13.75 30 | Carinthia, Lake Wörth 46.63 14.15 25 | lakes mountains castles children | 5-10
Velden am Wörthersee 46.613 14.041 2 lakes children
Millstatt 46.804 13.581 2 lakes town children
Villach 46.610 13.856 1 city mountains
Klagenfurt 46.625 14.305 1 city lakes children
Heiligenblut 47.040 12.843 2 mountains nature
Pörtschach am Wörthersee 46.636 14.146 1 lakes children
Bad Kleinkirchheim 46.816 13.781 2 mountains children
Gmünd 46.907 13.529 1 town castles children
Ossiach 46.674 13.984 2 lakes children
Hermagor 46.627 13.367 1 mountains lakes children
Friesach 46.955 14.406 1 town castles
= wachau | Niederösterreich, Wachau 48.38 15.45 32, Waldviertel 48.70 15.10 40, Neusiedler See 47.83 16.77 30, Burgenland 47.75 16.60 45 | Lower Austria, Wachau 48.38 15.45 32, Burgenland 47.75 16.60 45 | wine castles lakes | 4-10
Wien 48.208 16.372 3 city town children
Dürnstein 48.396 15.520 2 wine castles town
Krems an der Donau 48.409 15.614 2 wine town
Melk 48.227 15.332 1 town castles
Spitz 48.366 15.414 1 wine castles
Rust 47.801 16.672 2 lakes wine children
Linz 48.306 14.286 1 city children
Grein 48.229 14.859 1 town
Eisenstadt 47.846 16.523 1 castles wine
Mörbisch am See 47.750 16.667 1 lakes wine children
Retz 48.757 15.955 1 wine town
Gmünd 48.768 14.981 1 nature
Weitra 48.700 14.883 1 town castles
Podersdorf am See 47.854 16.837 1 lakes children
= steiermark | Steiermark, Südsteiermark 46.75 15.55 30, südsteirische Weinstraße 46.70 15.50 25 | Styria, South Styria 46.75 15.55 30 | wine mountains castles nature | 4-10
Graz 47.067 15.450 3 city town castles
Gamlitz 46.720 15.553 2 wine
Leutschach 46.667 15.469 1 wine
Bad Radkersburg 46.688 15.988 1 town
Riegersburg 47.006 15.932 1 castles children
Mariazell 47.773 15.316 1 mountains nature children
Ramsau am Dachstein 47.422 13.655 2 mountains nature children
Admont 47.575 14.461 1 town mountains nature
Leibnitz 46.782 15.538 1 wine castles
Deutschlandsberg 46.815 15.222 1 wine castles
Murau 47.111 14.169 1 town mountains
Bad Aussee 47.610 13.782 1 lakes mountains
Eisenerz 47.533 14.883 1 mountains nature
= oesterreich | Österreich | Austria | mountains lakes castles | 5-10 | tirol vorarlberg salzburgerland kaernten wachau steiermark
Steyr 48.043 14.421 1 town
= graubuenden | Graubünden, Engadin 46.60 9.95 45 | Grisons, Engadine 46.60 9.95 45 | mountains lakes nature | 6-10
St. Moritz 46.499 9.843 2 mountains lakes
Scuol 46.797 10.298 2 mountains nature children
Pontresina 46.495 9.901 2 mountains nature
Chur 46.850 9.533 1 city town
Flims 46.837 9.285 2 mountains nature lakes children
Davos 46.804 9.837 1 mountains
Arosa 46.778 9.676 1 mountains nature children
Sils-Segl Maria 46.429 9.764 2 lakes mountains
Poschiavo 46.324 10.058 1 town mountains
Samedan 46.534 9.873 1 mountains
Splügen 46.550 9.320 1 mountains
Zuoz 46.602 9.960 1 town mountains
Bergün 46.629 9.748 1 mountains children
Ilanz 46.774 9.205 1
Savognin 46.597 9.598 1 mountains children
Zernez 46.699 10.093 1 mountains nature
= berneroberland | Berner Oberland, Thunersee 46.68 7.72 12, Brienzersee 46.73 7.97 9, Jungfrauregion, Emmental | Bernese Oberland, Jungfrau region, Lake Thun 46.68 7.72 12 | mountains lakes nature children | 6-10
Interlaken 46.684 7.866 3 lakes mountains children
Grindelwald 46.624 8.036 2 mountains nature children
Lauterbrunnen 46.593 7.909 2 mountains nature
Thun 46.751 7.622 2 lakes castles town
Bern 46.948 7.447 2 city town
Kandersteg 46.495 7.673 2 mountains nature lakes children
Brienz 46.755 8.038 2 lakes mountains children
Meiringen 46.727 8.187 1 mountains nature children
Adelboden 46.491 7.560 1 mountains nature children
Spiez 46.685 7.691 1 lakes wine castles
Gstaad 46.472 7.287 1 mountains
Wengen 46.605 7.922 1 mountains nature
= zentralschweiz | Zentralschweiz, Vierwaldstättersee 47.01 8.45 22 | Central Switzerland, Lake Lucerne 47.01 8.45 22 | lakes mountains children | 5-10
Luzern 47.050 8.306 3 city lakes town children
Weggis 47.032 8.432 2 lakes mountains children
Andermatt 46.636 8.594 1 mountains
Engelberg 46.821 8.401 2 mountains nature children
Brunnen 46.994 8.605 2 lakes mountains
Altdorf 46.880 8.644 1 mountains
Zug 47.172 8.517 1 lakes town
Einsiedeln 47.128 8.747 1 town
Schwyz 47.021 8.654 1 mountains
Sarnen 46.896 8.245 1 lakes mountains
= wallis | Wallis, Matterhorn 45.98 7.66 25, Genfersee 46.45 6.75 42, Genfer See 46.45 6.75 42, Waadt 46.50 6.70 40 | Valais, Matterhorn 45.98 7.66 25, Lake Geneva 46.45 6.75 42 | mountains wine lakes nature | 6-10
Täsch 46.068 7.778 2 mountains nature
Zermatt 46.020 7.749 2 mountains nature
Saas-Fee 46.108 7.927 2 mountains nature children
Sion 46.227 7.356 1 town castles wine
Brig 46.317 7.983 1 mountains
Montreux 46.433 6.911 2 lakes castles wine
Vevey 46.463 6.843 1 lakes wine
Lausanne 46.516 6.633 2 city lakes wine
Leukerbad 46.379 7.627 2 mountains children
Crans-Montana 46.313 7.479 1 mountains
Martigny-Ville 46.103 7.072 1 mountains wine
Fiesch 46.400 8.135 2 mountains nature children
Verbier 46.100 7.227 1 mountains
Sierre 46.292 7.536 1 wine lakes
Nyon 46.383 6.240 1 lakes castles
Gruyères 46.583 7.082 1 town castles mountains
= tessin | Tessin | Ticino | lakes mountains | 4-10
Locarno 46.171 8.800 2 lakes mountains
Ascona 46.155 8.773 2 lakes town
Lugano 46.010 8.960 2 city lakes mountains
Bellinzona 46.193 9.017 1 town castles
Morcote 45.925 8.916 1 lakes town
Brissago 46.120 8.712 1 lakes
Airolo 46.529 8.612 1 mountains
Biasca 46.360 8.970 1 mountains nature
Faido 46.477 8.801 1 mountains
= schweiz | Schweiz | Switzerland | mountains lakes | 6-10 | graubuenden berneroberland zentralschweiz wallis tessin
Zürich 47.367 8.550 2 city lakes children
Basel 47.558 7.573 1 city
Appenzell 47.331 9.410 2 town mountains nature children
St. Gallen 47.424 9.375 1 city town
Neuchâtel 46.992 6.931 1 lakes wine
Murten/Morat 46.928 7.117 1 lakes town children
Schaffhausen 47.697 8.635 1 nature
Stein am Rhein 47.659 8.860 1 town
Fribourg 46.802 7.151 1 city town
Rapperswil 47.226 8.822 1 lakes town castles children
= slowenien | Slowenien, Soča 46.25 13.60 30, Sočatal 46.25 13.60 30, Julische Alpen | Slovenia, Soča valley 46.25 13.60 30, Julian Alps | mountains lakes nature castles coast children | 5-10
Bled 46.369 14.114 2 lakes castles mountains children
Bohinjska Bistrica 46.272 13.954 2 lakes mountains children
Bovec 46.338 13.552 2 mountains nature children
Ljubljana 46.051 14.505 2 city town children
Piran 45.528 13.571 2 coast town children
Kranjska Gora 46.457 13.778 1 mountains nature children
Kobarid 46.248 13.579 1 mountains nature
Ptuj 46.420 15.870 1 town wine
Maribor 46.555 15.647 1 city wine
Škofja Loka 46.166 14.306 1 town castles
Postojna 45.774 14.215 1 nature children
Tolmin 46.183 13.733 1 mountains nature
Portorož 45.514 13.592 1 coast children
Izola 45.537 13.662 1 coast children
Celje 46.231 15.260 1 castles
Radovljica 46.344 14.174 1 town
Šmartno 46.006 13.558 0
Škocjan 45.664 13.993 0
Predjama 45.816 14.127 0
= franzalpen | Französische Alpen, Route des Grandes Alpes, Savoyen 45.60 6.50 60, Mont Blanc 45.85 6.85 30, Haute-Savoie 45.95 6.40 45 | French Alps, Route des Grandes Alpes, Savoy 45.60 6.50 60, Mont Blanc 45.85 6.85 30 | mountains lakes nature | 6-9
Annecy 45.909 6.126 3 lakes town children
Chamonix-Mont-Blanc 45.924 6.869 2 mountains nature children
Briançon 44.900 6.642 2 town mountains castles
Barcelonnette 44.387 6.652 1 mountains
Évian-les-Bains 46.401 6.588 1 lakes
Bourg-Saint-Maurice 45.615 6.768 1 mountains
Aix-les-Bains 45.692 5.909 2 lakes children
Saint-Gervais-les-Bains 45.891 6.717 1 mountains children
La Clusaz 45.907 6.434 1 mountains children
Valloire 45.165 6.430 1 mountains
Grenoble 45.179 5.715 1 city mountains
Embrun 44.564 6.495 2 lakes mountains town children
Guillestre 44.660 6.649 1 mountains nature
Modane 45.200 6.669 1 mountains
Val-d'Isère 45.451 6.975 1 mountains nature
Chambéry 45.566 5.921 1 city town
Thonon-les-Bains 46.370 6.480 1 lakes
Le Bourg-d'Oisans 45.055 6.034 1 mountains
Samoëns 46.083 6.726 1 mountains nature
Yvoire 46.367 6.330 1 lakes town
Morzine 46.181 6.707 0
Col des Saisies 45.758 6.534 0
Beaufort 45.719 6.574 0
Cormet de Roselend 45.693 6.689 0
Col de l’Iseran 45.417 7.031 0
Bonneval-sur-Arc 45.372 7.047 0
Col du Galibier 45.064 6.408 0
Col d’Izoard 44.820 6.735 0
Château-Queyras 44.757 6.788 0
Col de Vars 44.539 6.703 0
Cime de la Bonette 44.322 6.807 0
Saint-Étienne-de-Tinée 44.258 6.925 0
= alpen | Alpen | Alps | mountains lakes | 6-10 | tirol suedtirol graubuenden berneroberland salzburgerland oberbayern allgaeu zentralschweiz wallis franzalpen
Nauders 46.889 10.501 1 mountains castles
`;
