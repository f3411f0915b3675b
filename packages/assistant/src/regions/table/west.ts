/** France and the Low Countries; how a line is read stands in `read-regions.ts`. */
export const WEST = `
= vogesen | Vogesen, Elsass 48.32 7.44 75, Elsässer Weinstraße, Hochvogesen | Vosges, Alsace 48.32 7.44 75 | mountains wine castles nature lakes | 4-10
Colmar 48.081 7.356 2 city town wine children
Riquewihr 48.167 7.297 1 wine town
Kaysersberg 48.138 7.264 2 wine town castles
Gérardmer 48.073 6.878 2 lakes mountains children
Munster 48.040 7.139 1 mountains nature
Ribeauvillé 48.195 7.319 1 wine town castles
Eguisheim 48.043 7.306 1 wine town
Straßburg 48.584 7.746 2 city town children
Obernai 48.463 7.481 1 wine town
Barr 48.408 7.449 1 wine town
La Bresse 48.000 6.865 1 mountains nature children
Saverne 48.742 7.362 1 town castles
Thann 47.808 7.103 1 wine mountains
Guebwiller 47.917 7.200 1 wine
Wissembourg 49.037 7.945 1 town
Niederbronn-les-Bains 48.952 7.643 1 castles nature
Le Thillot 47.879 6.763 1 mountains
Saint-Dié-des-Vosges 48.284 6.949 1
Mummelsee 48.598 8.201 0
Hohkönigsburg 48.249 7.344 0
= burgund | Ostfrankreich, Burgund 47.20 4.40 80, Jura 46.70 5.80 60, französischer Jura 46.70 5.80 60, Franche-Comté 47.00 6.00 60, Champagne 49.00 4.00 70, Lothringen 48.80 6.20 80 | Eastern France, Burgundy 47.20 4.40 80, Jura 46.70 5.80 60, Champagne 49.00 4.00 70, Lorraine 48.80 6.20 80 | wine castles nature lakes | 4-10
Beaune 47.024 4.839 2 wine town
Dijon 47.317 5.017 2 city town wine
Vézelay 47.466 3.746 1 wine town
Auxerre 47.800 3.570 1 town wine
Cluny 46.433 4.658 1 town
Tournus 46.568 4.906 1 town
Arbois 46.903 5.775 1 wine nature
Besançon 47.249 6.018 1 city castles
Clairvaux-les-Lacs 46.575 5.748 2 lakes nature children
Semur-en-Auxois 47.483 4.333 1 town castles
Mâcon 46.314 4.828 1 wine
Chablis 47.814 3.798 1 wine
Reims 49.265 4.029 1 city wine
Épernay 49.040 3.959 1 wine
Troyes 48.301 4.085 1 town
Nancy 48.684 6.185 1 city town
Metz 49.119 6.173 1 city
Avallon 47.490 3.908 1 town nature
Pontarlier 46.903 6.355 1 mountains
Salins-les-Bains 46.947 5.878 1 castles
Langres 47.863 5.333 1 town castles
= bretagne | Bretagne | Brittany | coast nature castles children | 5-9
Saint-Malo 48.647 -2.009 2 coast town castles children
Dinan 48.456 -2.050 1 town castles
Perros-Guirec 48.814 -3.444 2 coast nature children
Quimper 47.996 -4.098 1 city town
Concarneau 47.875 -3.919 2 coast town castles children
Carnac 47.584 -3.079 2 coast children
Vannes 47.657 -2.762 2 coast castles town
Roscoff 48.724 -3.987 1 coast town
Camaret-sur-Mer 48.275 -4.596 2 coast nature
Cancale 48.677 -1.852 1 coast
Crozon 48.246 -4.490 1 coast children
Quiberon 47.484 -3.120 2 coast children
Douarnenez 48.095 -4.329 1 coast
Paimpol 48.778 -3.047 1 coast
Pont-Aven 47.855 -3.748 1 town coast
Josselin 47.956 -2.548 1 castles town
Rochefort-en-Terre 47.700 -2.337 1 town
Le Conquet 48.361 -4.771 1 coast nature
Huelgoat 48.364 -3.746 1 nature children
Locronan 48.099 -4.208 1 town
Erquy 48.631 -2.465 1 coast children
Le Mont-Saint-Michel 48.636 -1.512 0
Cap Fréhel 48.684 -2.318 0
Morlaix 48.578 -3.828 0
Plouguerneau 48.607 -4.506 1
Le Faou 48.295 -4.179 0
Pointe du Raz 48.037 -4.726 0
Auray 47.667 -2.984 0
= normandie | Normandie, Nordfrankreich, Opalküste | Normandy, Northern France, Opal Coast | coast castles nature children | 5-9
Honfleur 49.420 0.233 2 coast town children
Étretat 49.707 0.205 2 coast nature children
Bayeux 49.277 -0.704 2 town
Rouen 49.443 1.099 2 city town
Mont-Saint-Michel 48.636 -1.511 1 coast castles
Fécamp 49.758 0.375 1 coast
Dieppe 49.922 1.078 1 coast
Le Tréport 50.060 1.376 1 coast
Granville 48.838 -1.597 1 coast town children
Barfleur 49.671 -1.263 1 coast
Arromanches-les-Bains 49.338 -0.625 1 coast children
Deauville 49.357 0.070 1 coast children
Giverny 49.077 1.530 1 nature
Saint-Valery-sur-Somme 50.183 1.633 2 coast nature town children
Les Andelys 49.246 1.412 1 castles
Boulogne-sur-Mer 50.726 1.614 1 coast children
Wissant 50.885 1.663 1 coast nature
Cabourg 49.291 -0.113 1 coast children
Saint-Vaast-la-Hougue 49.588 -1.269 1 coast
= loire | Loire, Loiretal, Loireschlösser, Schlösser der Loire, Tal der Loire | Loire, Loire Valley, Loire châteaux | castles wine children | 4-10
Amboise 47.412 0.983 3 castles wine children
Saumur 47.259 -0.078 2 castles wine town
Chinon 47.167 0.243 1 castles wine
Blois 47.594 1.329 2 castles town children
Tours 47.395 0.704 1 city town
Azay-le-Rideau 47.264 0.471 1 castles
Orléans 47.903 1.904 1 city
Angers 47.472 -0.552 1 city castles
Montrichard 47.343 1.187 1 castles
Loches 47.129 0.995 1 castles town
Sancerre 47.329 2.834 1 wine
Bracieux 47.549 1.541 1 castles
Sully-sur-Loire 47.764 2.372 1 castles
= dordogne | Dordogne, Périgord | Dordogne, Périgord | castles nature wine children | 4-10
Sarlat-la-Canéda 44.889 1.217 3 town castles children
Rocamadour 44.800 1.619 1 town castles nature
La Roque-Gageac 44.825 1.184 1 town castles nature children
Bergerac 44.852 0.482 1 wine
Cahors 44.449 1.437 1 wine town
Figeac 44.609 2.032 1 town
Saint-Cirq-Lapopie 44.465 1.670 1 town nature
Les Eyzies-de-Tayac-Sireuil 44.936 1.013 1 nature children
Périgueux 45.187 0.714 1 town
Domme 44.802 1.215 1 town castles
Brantôme 45.364 0.649 1 town nature children
Souillac 44.898 1.474 1 nature
Saint-Émilion 44.893 -0.156 2 wine town
= atlantik | französische Atlantikküste, Atlantikküste, Französischer Atlantik, Aquitanien, Médoc, Les Landes, Vendée | French Atlantic coast, Aquitaine | coast children wine nature | 5-9
La Rochelle 46.163 -1.152 2 city coast town children
Arcachon 44.661 -1.173 2 coast nature children
Lacanau 44.979 -1.080 2 coast lakes children
Saint-Martin-de-Ré 46.203 -1.367 2 coast town children
Biarritz 43.481 -1.557 2 coast children
Bordeaux 44.840 -0.581 2 city town wine
Saint-Jean-de-Luz 43.389 -1.663 2 coast town children
Royan 45.628 -1.032 1 coast children
Mimizan 44.201 -1.229 1 coast lakes children
Soorts 43.665 -1.396 1 coast children
Les Sables-d'Olonne 46.497 -1.785 1 coast children
Biscarrosse 44.395 -1.167 1 lakes coast children
Soulac-sur-Mer 45.511 -1.125 1 coast children
Saint-Trojan-les-Bains 45.842 -1.208 1 coast children
Noirmoutier-en-l'Île 47.005 -2.242 1 coast children
Rochefort 45.943 -0.968 1 town
Pauillac 45.200 -0.749 1 wine
= provence | Provence, Südfrankreich, Luberon 43.83 5.30 38, Verdon 43.77 6.33 32, Verdonschlucht 43.77 6.33 32, Gorges du Verdon 43.77 6.33 32, Camargue 43.60 4.60 38 | Provence, South of France, Luberon 43.83 5.30 38, Verdon 43.77 6.33 32, Camargue 43.60 4.60 38 | wine nature castles lakes coast | 4-10
Avignon 43.948 4.809 2 city town castles
Arles 43.677 4.630 2 city town
Moustiers-Sainte-Marie 43.846 6.222 2 town nature lakes
Gordes 43.913 5.199 1 town
Aix-en-Provence 43.528 5.450 2 city town wine
Saint-Rémy-de-Provence 43.788 4.832 2 town
Cassis 43.216 5.539 2 coast nature children
Roussillon 43.902 5.293 1 town nature
Vaison-la-Romaine 44.239 5.075 1 town wine
Castellane 43.847 6.513 2 nature lakes children
Saintes-Maries-de-la-Mer 43.452 4.429 2 coast children
Apt 43.876 5.396 1 town
Sault 44.090 5.408 1 nature
Uzès 44.013 4.420 2 town
Nîmes 43.837 4.358 1 city town
L'Isle-sur-la-Sorgue 43.920 5.051 1 town
Orange 44.138 4.810 1 town
Lourmarin 43.764 5.363 1 town
Forcalquier 43.959 5.779 1 town
Sisteron 44.190 5.946 1 town castles
Aups 43.628 6.225 1 lakes
Pont du Gard 43.947 4.535 0
Les Baux-de-Provence 43.744 4.795 0
Aigues-Mortes 43.567 4.191 0
Valensole 43.838 5.984 0
La Palud-sur-Verdon 43.780 6.342 0
Lac de Sainte-Croix 43.783 6.202 0
Riez 43.818 6.093 0
= cotedazur | Côte d'Azur, Riviera, Französische Riviera | French Riviera, Côte d'Azur | coast children | 4-10
Nizza 43.703 7.266 3 city coast children
Menton 43.776 7.504 2 coast town
Antibes 43.581 7.125 2 coast castles children
Saint-Paul-de-Vence 43.700 7.117 1 town
Saint-Tropez 43.268 6.640 1 coast
Cannes 43.551 7.013 1 coast
Hyères 43.120 6.129 2 coast children
Le Lavandou 43.137 6.366 1 coast children
Saint-Raphaël 43.423 6.774 2 coast children
Grasse 43.658 6.925 1 town
Vence 43.723 7.112 1 town
Bormes-les-Mimosas 43.152 6.342 1 coast town
Èze 43.728 7.362 1 coast town
Sainte-Maxime 43.309 6.638 1 coast children
Monaco 43.737 7.421 1 city
= cevennen | Zentralmassiv, Cevennen 44.30 3.70 50, Ardèche 44.45 4.40 42, Auvergne 45.50 3.00 80 | Massif Central, Cévennes 44.30 3.70 50, Ardèche 44.45 4.40 42, Auvergne 45.50 3.00 80 | nature mountains castles | 5-10
Vallon-Pont-d'Arc 44.407 4.394 3 nature children
Florac 44.326 3.593 2 mountains nature
Le Puy-en-Velay 45.044 3.885 1 town
Clermont-Ferrand 45.780 3.087 1 city mountains
Millau 44.100 3.078 2 nature children
Sainte-Enimie 44.366 3.411 2 nature children
Salers 45.138 2.495 1 town mountains
Mont-Dore 45.576 2.809 2 mountains lakes nature children
Anduze 44.055 3.985 1 children
Meyrueis 44.179 3.429 1 nature
Murat 45.110 2.869 1 mountains
Besse-et-Saint-Anastaise 45.517 2.933 1 mountains lakes
Les Vans 44.405 4.132 1 nature
Aubenas 44.620 4.390 1 castles
Mende 44.522 3.500 1
Alès 44.125 4.081 1
= languedoc | Okzitanien, Languedoc 43.45 3.00 85, Pyrenäen 42.80 0.50 150, französische Pyrenäen 42.80 0.50 150, Andorra 42.55 1.55 60 | Occitania, Languedoc 43.45 3.00 85, Pyrenees 42.80 0.50 150, Andorra 42.55 1.55 60 | castles wine mountains coast | 4-10
Carcassonne 43.216 2.349 2 castles town children
Collioure 42.525 3.082 2 coast town children
Albi 43.930 2.148 1 city town
Narbonne 43.184 3.001 1 town coast
Foix 42.965 1.607 1 castles mountains
Saint-Girons 42.985 1.146 1 mountains
Bagnères-de-Bigorre 43.065 0.149 1 mountains
Lourdes 43.095 -0.046 1
Cauterets 42.889 -0.114 2 mountains nature
Toulouse 43.604 1.444 2 city
Mirepoix 43.088 1.874 1 town
Axat 42.804 2.235 1 nature
Prades 42.618 2.422 1 mountains
Montpellier 43.611 3.876 1 city coast
Cordes-sur-Ciel 44.063 1.954 1 town
Saint-Lary-Soulan 42.817 0.322 1 mountains
Sète 43.403 3.693 1 coast
Gruissan 43.108 3.087 1 coast children
Saint-Guilhem-le-Désert 43.733 3.549 1 town nature
Pau 43.311 -0.356 1 city town
Bagnères-de-Luchon 42.791 0.593 1 mountains
= korsika | Korsika | Corsica | coast mountains nature | 5-10
Calvi 42.566 8.757 2 coast castles children
Corte 42.310 9.149 2 mountains nature
Bonifacio 41.387 9.157 2 coast castles
Porto-Vecchio 41.591 9.279 2 coast children
Ajaccio 41.919 8.738 2 city coast
Saint-Florent 42.681 9.304 2 coast children
Bastia 42.702 9.451 1 city coast
Porto 42.267 8.695 2 coast mountains nature
Propriano 41.676 8.904 1 coast children
Sartène 41.617 8.983 1 town
L'Île-Rousse 42.634 8.938 1 coast children
Zonza 41.749 9.171 1 mountains nature
= frankreich | Frankreich | France | wine castles coast mountains | 4-10 | vogesen burgund loire provence bretagne normandie dordogne franzalpen
Paris 48.853 2.349 3 city children
Lyon 45.748 4.847 2 city town
Chartres 48.447 1.489 1 town
= belgien | Belgien, Ardennen 50.20 5.50 60, Flandern 51.10 3.60 70, Hohes Venn 50.52 6.07 40, Wallonie 50.20 5.30 70 | Belgium, Ardennes 50.20 5.50 60, Flanders 51.10 3.60 70 | castles nature children | 4-10
Brügge 51.209 3.224 2 city town children
Gent 51.050 3.717 2 city town castles
Durbuy 50.353 5.456 1 town nature children
La Roche-en-Ardenne 50.184 5.575 2 nature castles children
Dinant 50.258 4.912 2 nature castles children
Bouillon 49.793 5.067 1 castles nature children
Antwerpen 51.220 4.400 1 city
Brüssel 50.850 4.349 1 city
Malmedy 50.427 6.028 1 nature
De Haan 51.273 3.034 2 coast children
Löwen 50.880 4.701 1 city town
Mechelen 51.026 4.478 1 city town
Spa 50.484 5.867 1 nature
Ostende 51.216 2.927 1 coast children
Rochefort 50.163 5.222 1 nature children
Ypern 50.851 2.886 1 town
Namur 50.467 4.867 1 castles
= luxemburg | Luxemburg, Müllerthal | Luxembourg, Mullerthal | castles nature | 4-10
Luxemburg 49.612 6.130 2 city town castles
Echternach 49.812 6.418 2 town nature
Vianden 49.935 6.209 2 castles nature children
Clervaux 50.055 6.031 1 castles
Diekirch 49.868 6.156 1
Esch-sur-Sûre 49.911 5.936 1 lakes castles nature
Berdorf 49.821 6.349 1 nature children
= niederlande | Niederlande, Holland, IJsselmeer 52.75 5.35 38, Nordholland 52.70 4.80 40, Friesland 53.05 5.70 40 | Netherlands, Holland, IJsselmeer 52.75 5.35 38, Friesland 53.05 5.70 40 | coast lakes children | 4-10 | zeeland
Amsterdam 52.374 4.890 2 city children
Hoorn 52.642 5.060 1 lakes town
Enkhuizen 52.703 5.292 2 lakes town children
Alkmaar 52.632 4.749 1 town
Delft 52.007 4.356 2 city town
Utrecht 52.091 5.122 2 city town
Giethoorn 52.740 6.079 2 lakes nature children
Den Haag 52.077 4.299 1 city coast
Egmond aan Zee 52.620 4.627 1 coast children
Zandvoort 52.371 4.533 1 coast children
Leiden 52.158 4.493 1 city town
Haarlem 52.381 4.637 1 city town
Stavoren 52.885 5.359 1 lakes
Harlingen 53.175 5.422 1 coast
Den Burg 53.054 4.797 2 coast nature children
Lemmer 52.846 5.709 1 lakes children
Deventer 52.255 6.164 1 town
Hindeloopen 52.942 5.401 1 lakes town
Rotterdam 51.922 4.479 1 city
Noordwijk-Binnen 52.234 4.445 1 coast children
Callantsoog 52.840 4.696 1 coast children
= zeeland | Zeeland, Walcheren | Zeeland | coast children | 4-10
Domburg 51.563 3.496 3 coast children
Middelburg 51.500 3.614 2 town children
Zierikzee 51.650 3.919 2 coast town children
Renesse 51.733 3.775 2 coast children
Vlissingen 51.443 3.574 1 coast children
Zoutelande 51.502 3.485 2 coast children
Goes 51.504 3.889 1 town
Yerseke 51.492 4.050 1 coast
Ouddorp 51.812 3.935 1 coast children
= benelux | Benelux | Benelux | coast castles nature | 4-10 | belgien luxemburg niederlande zeeland
`;
