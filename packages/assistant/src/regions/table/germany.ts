/** Germany; how a line is read stands in `read-regions.ts`. */
export const GERMANY = `
= ostsee | Ostsee, Ostseeküste, mecklenburgische Küste, Rügen 54.43 13.42 32, Usedom 53.97 13.97 30, Fischland 54.42 12.60 30, Darß 54.42 12.60 30 | Baltic Sea, Baltic coast, Rügen 54.43 13.42 32, Usedom 53.97 13.97 30 | coast children nature | 5-9
Lübeck 53.869 10.687 2 city town
Wismar 53.893 11.453 2 coast town children
Stralsund 54.309 13.082 2 city coast town children
Binz 54.400 13.611 3 coast children
Warnemünde 54.177 12.084 2 coast children
Kühlungsborn 54.150 11.760 2 coast children
Ahrenshoop 54.383 12.424 2 coast nature
Zingst 54.436 12.689 2 coast nature children
Timmendorfer Strand 53.995 10.777 2 coast children
Greifswald 54.093 13.388 1 town coast
Boltenhagen 53.988 11.202 1 coast children
Heiligenhafen 54.370 10.980 1 coast children
Eckernförde 54.469 9.838 1 coast children
Flensburg 54.784 9.440 1 coast town
Kappeln 54.661 9.931 1 coast children
Sassnitz 54.516 13.645 1 coast nature
Zinnowitz 54.077 13.911 1 coast children
Kap Arkona 54.679 13.433 0
Wolgast 54.053 13.777 0
Heringsdorf 53.953 14.168 1
= nordsee | Nordsee, Nordseeküste, Nordfriesland 54.55 8.90 42, Ostfriesland 53.45 7.50 45, Sylt 54.90 8.33 25 | North Sea, North Frisia 54.55 8.90 42, East Frisia 53.45 7.50 45, Sylt 54.90 8.33 25 | coast children nature | 5-9
Husum 54.486 9.052 2 coast town children
Sankt Peter-Ording 54.304 8.641 3 coast children
Friedrichstadt 54.376 9.087 1 town children
Büsum 54.134 8.858 2 coast children
Greetsiel 53.501 7.095 2 coast town children
Norddeich 53.613 7.160 1 coast children
Carolinensiel 53.691 7.801 2 coast children
Cuxhaven 53.868 8.699 2 coast children
Bremerhaven 53.536 8.593 1 coast city children
Jever 53.574 7.898 1 town castles
Tönning 54.319 8.942 1 coast children
Dagebüll 54.729 8.701 1 coast
Westerland 54.908 8.303 2 coast children
Leer 53.232 7.461 1 town
Wilhelmshaven 53.530 8.113 1 coast children
Emden 53.367 7.208 1 coast children
= seenplatte | Mecklenburgische Seenplatte, Seenplatte, Müritz 53.42 12.70 16, Mecklenburg | Mecklenburg Lakes, Mecklenburg Lake District 53.45 12.70 50, Müritz 53.42 12.70 16 | lakes nature children castles | 5-9
Waren 53.520 12.680 3 lakes children
Plau am See 53.458 12.262 2 lakes children
Schwerin 53.629 11.413 2 castles lakes town
Neustrelitz 53.361 13.073 1 castles lakes
Rheinsberg 53.100 12.899 1 castles lakes
Malchow 53.475 12.422 1 lakes children
Güstrow 53.797 12.173 1 town castles
Röbel 53.376 12.604 1 lakes children
Mirow 53.505 11.503 1 lakes castles
Templin 53.119 13.502 1 lakes children
= harz | Harz | Harz | mountains castles nature children | 4-10
Goslar 51.904 10.428 2 town mountains
Wernigerode 51.837 10.782 2 town castles mountains children
Quedlinburg 51.788 11.150 2 town castles
Thale 51.749 11.041 1 mountains nature children
Braunlage 51.727 10.611 1 mountains children
Bad Harzburg 51.883 10.562 1 mountains children
Stolberg 51.574 10.956 1 town castles
Clausthal-Zellerfeld 51.809 10.338 1 mountains
Schierke 51.764 10.662 1 mountains nature
Blankenburg 51.790 10.955 1 castles
= heide | Lüneburger Heide, Wendland 53.00 11.10 40 | Lüneburg Heath | nature children | 5-10
Lüneburg 53.251 10.414 2 town
Celle 52.623 10.080 2 town castles
Bispingen 53.083 9.998 1 nature children
Schneverdingen 53.117 9.795 1 nature
Soltau 52.986 9.843 2 nature children
Hitzacker 53.153 11.044 1 town
Undeloh 53.197 9.976 1 nature
= sachsen | Sachsen, Sächsische Schweiz 50.92 14.15 28, Elbsandsteingebirge 50.92 14.15 28, Oberlausitz 51.10 14.70 45, Lausitz 51.40 14.40 60, Spreewald 51.87 13.95 40, Erzgebirge 50.58 13.20 45 | Saxony, Saxon Switzerland 50.92 14.15 28, Spreewald 51.87 13.95 40, Ore Mountains 50.58 13.20 45 | mountains castles nature | 4-10
Dresden 51.051 13.738 3 city town castles
Bad Schandau 50.917 14.155 3 mountains nature children
Meißen 51.162 13.474 1 town castles wine
Pirna 50.958 13.937 1 town
Görlitz 51.155 14.989 2 town
Bautzen 51.180 14.435 1 town
Zittau 50.898 14.808 1 town mountains
Lübbenau 51.862 13.952 2 nature children
Seiffen 50.650 13.450 1 mountains children
Radebeul 51.107 13.660 1 wine
Moritzburg 51.159 13.680 1 castles lakes children
Annaberg-Buchholz 50.580 13.006 1 town mountains
Königstein 50.916 14.072 1 castles mountains
Stadt Wehlen 50.958 14.031 1 nature
= thueringen | Thüringen, Thüringer Wald 50.65 10.70 40 | Thuringia, Thuringian Forest 50.65 10.70 40 | castles mountains nature | 4-10
Weimar 50.980 11.329 2 city town
Erfurt 50.979 11.033 2 city town
Eisenach 50.981 10.315 2 castles town children
Oberhof 50.704 10.727 1 mountains children
Saalfeld 50.648 11.365 1 children
Rudolstadt 50.720 11.340 1 castles
Schmalkalden 50.721 10.444 1 town castles
Meiningen 50.568 10.415 1 town castles
Naumburg 51.150 11.810 1 town wine
Ilmenau 50.683 10.919 1 mountains
Jena 50.929 11.590 1 city
Gotha 50.948 10.702 1 castles
= franken | Franken, Fränkische Schweiz 49.80 11.30 32, Oberfranken 50.00 11.20 50, Mittelfranken 49.40 10.70 50, Mainfranken 49.85 10.10 35, Altmühltal 48.95 11.30 42, Romantische Straße | Franconia, Franconian Switzerland 49.80 11.30 32, Romantic Road | castles wine nature children | 4-10
Bamberg 49.899 10.901 2 city town
Würzburg 49.794 9.951 2 city town wine
Rothenburg ob der Tauber 49.379 10.187 2 town castles children
Pottenstein 49.771 11.408 2 nature castles children
Nürnberg 49.454 11.078 2 city castles children
Volkach 49.864 10.228 1 wine town
Iphofen 49.702 10.260 1 wine town
Dinkelsbühl 49.069 10.320 1 town
Coburg 50.259 10.964 1 castles town
Bayreuth 49.948 11.579 1 city town
Gößweinstein 49.769 11.338 1 nature castles children
Eichstätt 48.889 11.197 1 town nature
Nördlingen 48.851 10.489 1 town
Miltenberg 49.705 9.267 1 town castles
Weikersheim 49.479 9.900 1 castles wine
Beilngries 49.034 11.473 1 nature
Bad Mergentheim 49.492 9.774 1 children
= eifelmosel | Mosel und Eifel, Eifel und Mosel, Mosel 50.03 7.05 42, Moseltal 50.03 7.05 42, Eifel 50.35 6.85 50 | Eifel and Moselle, Moselle 50.03 7.05 42, Moselle valley 50.03 7.05 42, Eifel 50.35 6.85 50 | wine castles nature | 4-10
Cochem 50.145 7.164 2 wine castles children
Bernkastel-Kues 49.916 7.077 2 wine town
Trier 49.756 6.639 2 city town wine
Monschau 50.555 6.240 1 town nature
Beilstein 50.117 7.250 1 wine town
Traben-Trarbach 49.951 7.116 2 wine town
Daun 50.197 6.829 1 lakes nature
Manderscheid 50.097 6.810 1 castles nature
Bad Münstereifel 50.557 6.764 1 town
Koblenz 50.354 7.579 1 city wine castles
Heimbach 50.637 6.469 1 lakes nature children
Gerolstein 50.222 6.660 1 nature
Zell 50.029 7.182 1 wine
Bitburg 49.968 6.527 1
Mayen 50.328 7.223 1 castles
Adenau 50.382 6.933 1 nature mountains
Burg Eltz 50.205 7.337 0
Bremm 50.099 7.116 0
Piesport 49.886 6.916 0
Maria Laach 50.402 7.252 0
= rhein | Mittelrhein, Mittelrheintal, Rheintal, Loreley 50.14 7.73 25, Rheingau 50.02 7.98 25 | Rhine valley, Middle Rhine, Rheingau 50.02 7.98 25 | wine castles | 4-10
Bacharach 50.057 7.769 2 wine castles town
Rüdesheim am Rhein 49.979 7.924 2 wine children
Boppard 50.231 7.590 1 wine children
Sankt Goar 50.149 7.707 1 wine castles children
Oberwesel 50.108 7.725 1 wine castles town
Eltville am Rhein 50.029 8.118 1 wine town
Braubach 50.274 7.645 1 castles wine
Koblenz 50.354 7.579 1 city wine castles
Linz am Rhein 50.569 7.284 1 town
Mainz 49.984 8.279 1 city town wine
Königswinter 50.677 7.192 1 castles children
= pfalz | Pfalz, Pfälzerwald 49.30 7.85 30, Weinstraße, Südpfalz, Deutsche Weinstraße | Palatinate, Palatinate Forest 49.30 7.85 30, German Wine Route | wine castles nature | 4-10
Neustadt an der Weinstraße 49.350 8.139 2 wine castles children
Deidesheim 49.408 8.184 2 wine town
Annweiler am Trifels 49.206 7.975 2 castles nature children
Bad Dürkheim 49.462 8.172 1 wine children
Bad Bergzabern 49.102 8.001 1 wine town
Landau in der Pfalz 49.198 8.117 1 wine
Speyer 49.321 8.431 2 city town children
Dahn 49.151 7.778 2 castles nature children
Sankt Martin 49.300 8.105 1 wine town
Edenkoben 49.284 8.127 1 wine castles
Freinsheim 49.506 8.212 1 wine town
Wissembourg 49.037 7.945 1 town wine
= schwarzwald | Schwarzwald, Nordschwarzwald 48.55 8.40 42, Südschwarzwald 47.90 8.05 42, Hochschwarzwald 47.90 8.05 42, Kaiserstuhl 48.05 7.70 25 | Black Forest | mountains nature lakes wine children | 4-10
Freiburg im Breisgau 47.996 7.852 2 city town wine children
Titisee-Neustadt 47.921 8.191 2 lakes mountains nature children
Triberg 48.132 8.233 1 mountains nature children
Freudenstadt 48.467 8.414 1 mountains children
Baden-Baden 48.761 8.240 2 city town
Gengenbach 48.405 8.014 1 town wine
Schiltach 48.289 8.342 1 town
Todtnau 47.829 7.944 1 mountains nature children
Schluchsee 47.817 8.183 2 lakes mountains children
Sankt Blasien 47.763 8.127 1 mountains nature
Baiersbronn 48.503 8.377 1 mountains nature children
Bad Wildbad 48.751 8.550 1 mountains nature children
Breisach am Rhein 48.033 7.583 1 wine town
Rust 48.267 7.733 2 children
Sasbachwalden 48.617 8.133 1 wine
Schonach im Schwarzwald 48.142 8.203 1 mountains
Furtwangen 48.051 8.208 0
Mummelsee 48.598 8.201 0
Straßburg 48.584 7.746 0
Obernai 48.463 7.481 1
Hohkönigsburg 48.249 7.344 0
Riquewihr 48.167 7.298 0
Colmar 48.081 7.356 0
= bodensee | Bodensee, Oberschwaben | Lake Constance | lakes wine children castles | 4-10
Lindau 47.546 9.684 3 lakes town children
Konstanz 47.660 9.176 2 city lakes town
Meersburg 47.694 9.271 2 lakes wine castles town children
Überlingen 47.770 9.171 2 lakes children
Bregenz 47.503 9.747 2 lakes mountains children
Friedrichshafen 47.657 9.476 1 lakes children
Stein am Rhein 47.659 8.860 1 lakes town
Radolfzell am Bodensee 47.742 8.971 1 lakes children
Ravensburg 47.782 9.611 1 town children
Arbon 47.517 9.433 1 lakes children
Hagnau 47.677 9.318 1 lakes wine
Schaffhausen 47.697 8.635 1 city nature
= alb | Schwäbische Alb | Swabian Jura, Swabian Alb | castles nature children | 4-10
Bad Urach 48.491 9.400 2 mountains nature children
Tübingen 48.523 9.052 2 city town
Ulm 48.398 9.992 2 city town children
Hechingen 48.351 8.963 1 castles
Sigmaringen 48.088 9.230 1 castles
Blaubeuren 48.412 9.784 1 nature children
Münsingen 48.411 9.497 1 nature children
Beuron 48.050 8.967 1 nature
Schwäbisch Hall 49.111 9.739 1 town
Heidenheim an der Brenz 48.678 10.152 1 castles
Balingen 48.275 8.855 1
= allgaeu | Allgäu, Oberallgäu, Ostallgäu, Königswinkel | Allgäu | mountains lakes castles children | 5-10
Füssen 47.571 10.702 3 castles lakes mountains children
Oberstdorf 47.407 10.279 3 mountains nature children
Oberstaufen 47.556 10.022 2 mountains children
Immenstadt im Allgäu 47.560 10.214 2 lakes mountains children
Nesselwang 47.623 10.502 1 mountains children
Isny 47.693 10.039 1 town nature
Wangen im Allgäu 47.690 9.832 1 town
Pfronten 47.582 10.550 1 mountains children
Kempten (Allgäu) 47.727 10.314 1 city
Schwangau 47.577 10.734 1 castles lakes children
Scheidegg 47.581 9.848 1 nature children
= oberbayern | Oberbayern, Bayern, bayerische Alpen, bayerische Seen, Chiemsee 47.89 12.45 20, Chiemgau 47.80 12.50 28, Berchtesgadener Land 47.65 12.95 25 | Upper Bavaria, Bavaria, Bavarian Alps, Chiemsee 47.89 12.45 20, Berchtesgaden 47.65 12.95 25 | mountains lakes castles children | 5-10
Garmisch-Partenkirchen 47.492 11.096 2 mountains nature children
Mittenwald 47.442 11.262 2 mountains nature
Oberammergau 47.598 11.067 1 mountains castles town
Prien am Chiemsee 47.856 12.346 2 lakes castles children
Berchtesgaden 47.632 13.002 3 mountains lakes nature children
Tegernsee 47.712 11.758 2 lakes mountains
Bad Tölz 47.761 11.559 1 town mountains
Murnau am Staffelsee 47.681 11.201 2 lakes mountains
Schliersee 47.736 11.859 1 lakes mountains
Kochel am See 47.658 11.368 2 lakes mountains children
Wasserburg am Inn 48.053 12.223 1 town
Ruhpolding 47.767 12.650 1 mountains children
Reit im Winkl 47.677 12.471 1 mountains children
München 48.137 11.575 2 city children
Bad Reichenhall 47.729 12.878 1 mountains
Waging am See 47.934 12.734 1 lakes children
Burghausen 48.169 12.831 1 town castles
Herrsching am Ammersee 47.999 11.177 1 lakes children
= bayerischerwald | Bayerischer Wald, Niederbayern, Donautal | Bavarian Forest | nature mountains children | 5-10
Passau 48.566 13.431 2 city town
Zwiesel 49.017 13.238 1 mountains nature
Bodenmais 49.067 13.100 2 mountains nature children
Regensburg 49.015 12.102 2 city town
Neuschönau 48.884 13.476 1 nature children
Cham 49.226 12.655 1
Straubing 48.881 12.574 1 town
Bayerisch Eisenstein 49.117 13.200 1 mountains nature
Sankt Englmar 49.003 12.827 1 mountains nature children
Kelheim 48.917 11.886 1 nature children
Viechtach 49.080 12.886 1 nature
Grafenau 48.858 13.397 1 nature
Furth im Wald 49.310 12.842 1 children
= weserbergland | Nordhessen, Märchenstraße, Weserbergland 51.90 9.40 42, Sauerland 51.20 8.30 40, Edersee 51.18 9.03 28, Rhön 50.48 10.00 35 | North Hesse, Weser Uplands 51.90 9.40 42, Sauerland 51.20 8.30 40, Rhön 50.48 10.00 35 | nature castles lakes children | 4-10
Hameln 52.104 9.356 2 town children
Höxter 51.775 9.382 1 town castles
Kassel 51.317 9.500 1 city children
Bad Karlshafen 51.643 9.455 1 nature
Waldeck 51.206 9.063 2 lakes castles children
Winterberg 51.192 8.535 2 mountains nature children
Bad Wildungen 51.120 9.125 1 town
Hann. Münden 51.415 9.650 1 town
Fulda 50.552 9.675 1 city town
Gersfeld 50.451 9.914 2 mountains nature children
Marburg 50.809 8.771 1 town castles
Fritzlar 51.132 9.276 1 town
Bad Berleburg 51.052 8.392 1 castles nature
Schmallenberg 51.155 8.285 1 nature
Attendorn 51.126 7.903 1 lakes castles children
Olsberg 51.356 8.489 1 mountains nature children
= deutschland | Deutschland | Germany | castles coast mountains | 4-10 | ostsee harz sachsen thueringen franken rhein eifelmosel schwarzwald bodensee allgaeu oberbayern
Hamburg 53.551 9.993 2 city children
Berlin 52.524 13.411 2 city children
`;
