/** Italy, Spain and Portugal; how a line is read stands in `read-regions.ts`. */
export const SOUTH = `
= toskana | Toskana, Chianti 43.50 11.35 25, Maremma 42.70 11.10 45, Val d'Orcia 43.05 11.60 25, Elba 42.78 10.28 25 | Tuscany, Chianti 43.50 11.35 25, Maremma 42.70 11.10 45, Elba 42.78 10.28 25 | wine castles coast | 4-10
Siena 43.318 11.331 2 city town wine
Florenz 43.779 11.246 3 city town
Lucca 43.844 10.504 2 town children
San Gimignano 43.474 11.030 1 town wine castles
Volterra 43.403 10.862 1 town
Montepulciano 43.100 11.787 2 wine town
Pienza 43.079 11.677 1 town wine
Greve in Chianti 43.585 11.317 2 wine
Cortona 43.275 11.985 1 town
Arezzo 43.463 11.881 1 town
Pisa 43.709 10.404 1 city town children
Castiglione della Pescaia 42.769 10.877 2 coast town children
Montalcino 43.054 11.489 1 wine town castles
Massa Marittima 43.048 10.893 1 town
Pitigliano 43.450 11.933 1 town
Viareggio 43.867 10.250 1 coast children
San Vincenzo 43.091 10.542 2 coast children
Castellina in Chianti 43.464 11.290 1 wine
Radda in Chianti 43.485 11.374 1 wine
Porto Santo Stefano 42.438 11.115 1 coast
Portoferraio 42.812 10.313 2 coast children
Barga 44.073 10.478 1 town mountains
Pistoia 43.931 10.924 1 town
Asciano 43.232 11.567 0
Bagno Vignoni 43.028 11.618 0
Castiglione del Lago 43.125 12.040 0
= umbrien | Umbrien, Marken, Mittelitalien | Umbria, Marche, Central Italy | wine castles nature | 4-10
Assisi 43.067 12.621 2 town castles
Orvieto 42.719 12.112 2 town wine
Perugia 43.112 12.389 1 city town
Spoleto 42.741 12.739 1 town castles
Gubbio 43.350 12.573 2 town
Todi 42.779 12.412 1 town
Castiglione del Lago 43.125 12.040 2 lakes castles children
Spello 42.992 12.666 1 town
Urbino 43.726 12.636 2 town castles
Ascoli Piceno 42.854 13.574 1 town
Norcia 42.791 13.096 1 mountains nature
Bevagna 42.937 12.615 1 town wine
Montefalco 42.891 12.648 1 wine
Sirolo 43.522 13.615 2 coast nature children
Civita di Bagnoregio 42.628 12.114 1 town
Numana 43.511 13.621 1 coast children
Bolsena 42.643 11.985 2 lakes children
Pienza 43.079 11.677 0
Montepulciano 43.100 11.787 1
Cascata delle Marmore 42.553 12.714 0
Terni 42.563 12.643 1
= ligurien | Ligurien, italienische Riviera, Blumenriviera 43.90 7.90 40, Cinque Terre 44.13 9.71 22, Piemont 44.80 8.00 60, Langhe 44.60 8.00 35 | Liguria, Italian Riviera, Cinque Terre 44.13 9.71 22, Piedmont 44.80 8.00 60, Langhe 44.60 8.00 35 | coast wine nature | 4-10
Levanto 44.174 9.617 2 coast nature children
Monterosso al Mare 44.147 9.655 2 coast nature
Santa Margherita Ligure 44.335 9.212 2 coast
Camogli 44.349 9.155 2 coast
Finale Ligure 44.170 8.344 2 coast town children
Genua 44.405 8.944 2 city coast children
La Spezia 44.103 9.824 1 coast
Sestri Levante 44.273 9.397 2 coast children
Alassio 44.004 8.167 1 coast children
Sanremo 43.817 7.777 1 coast
Lerici 44.076 9.911 1 coast castles
Alba 44.700 8.035 2 wine town
Barolo 44.611 7.943 1 wine castles
Turin 45.070 7.687 2 city
Noli 44.206 8.415 1 coast town
Dolceacqua 43.850 7.624 1 town castles
Asti 44.902 8.208 1 wine
Portovenere 44.051 9.834 1 coast castles
Vernazza 44.135 9.683 1 coast
= venetien | Venetien, Adria, obere Adria, italienische Adria, Friaul 46.00 13.30 48 | Veneto, Adriatic, Friuli 46.00 13.30 48 | coast wine children castles | 4-10
Venedig 45.437 12.333 3 city town coast
Treviso 45.667 12.242 1 city town
Padua 45.408 11.886 1 city town
Vicenza 45.547 11.547 1 city town
Bassano del Grappa 45.767 11.727 1 town wine
Asolo 45.789 11.917 1 town wine
Chioggia 45.219 12.278 1 coast town children
Caorle 45.597 12.876 2 coast town children
Jesolo 45.533 12.645 2 coast children
Bibione 45.636 13.036 2 coast children
Grado 45.678 13.403 2 coast town children
Udine 46.069 13.237 1 city town
Cividale del Friuli 46.090 13.429 1 town wine
Triest 45.650 13.777 2 city coast castles
Valdobbiadene 45.897 11.982 1 wine
Cormons 45.955 13.467 1 wine
Lignano Sabbiadoro 45.676 13.117 2 coast children
Ravenna 44.413 12.201 1 city town coast
Rimini 44.058 12.565 1 coast children
Conegliano 45.888 12.302 1 wine
Marostica 45.745 11.662 1 castles town
Cavallino 45.475 12.549 2 coast children
= apulien | Apulien, Süditalien, Gargano 41.80 15.90 45, Salento 40.20 18.20 45 | Apulia, Puglia, Southern Italy, Gargano 41.80 15.90 45, Salento 40.20 18.20 45 | coast wine castles | 4-10
Lecce 40.355 18.172 2 city town
Ostuni 40.729 17.577 2 town coast
Alberobello 40.784 17.236 1 town children
Matera 40.666 16.605 2 town
Polignano a Mare 40.992 17.221 2 coast
Vieste 41.882 16.171 3 coast nature children
Otranto 40.148 18.487 2 coast castles
Gallipoli 40.056 17.991 2 coast children
Trani 41.277 16.410 1 coast castles
Locorotondo 40.757 17.324 1 town wine
Monopoli 40.949 17.297 1 coast town
Peschici 41.945 16.016 1 coast
Martina Franca 40.704 17.338 1 town
Andria 41.231 16.298 1 castles
Bari 41.121 16.870 1 city
Monte Sant'Angelo 41.705 15.961 1 town castles
Santa Maria di Leuca 39.796 18.369 1 coast
Maratea 39.999 15.715 2 coast mountains
= kampanien | Kampanien, Amalfiküste 40.63 14.55 25, Golf von Neapel 40.75 14.25 32, Cilento 40.25 15.10 38 | Campania, Amalfi Coast 40.63 14.55 25, Cilento 40.25 15.10 38 | coast castles nature | 4-10
Sorrento 40.627 14.378 3 coast children
Neapel 40.852 14.268 2 city coast
Amalfi 40.635 14.602 2 coast
Ravello 40.649 14.612 1 coast mountains
Positano 40.628 14.484 1 coast
Salerno 40.675 14.793 1 coast
Paestum 40.421 15.005 2 coast children
Palinuro 40.037 15.288 2 coast nature
Pompei 40.746 14.497 1
Caserta 41.073 14.332 1 castles
Gaeta 41.214 13.571 1 coast town
Sperlonga 41.259 13.433 1 coast town children
Acciaroli 40.181 15.027 1 coast children
Agropoli 40.349 14.991 1 coast children
= rom | Latium | Lazio | castles lakes | 3-11
Rom 41.892 12.511 3 city town
Tivoli 41.960 12.802 1 town castles
Viterbo 42.419 12.106 1 town
Bracciano 42.103 12.166 1 lakes castles children
Anguillara Sabazia 42.079 12.284 1 lakes
Frascati 41.809 12.679 1 wine
Sperlonga 41.259 13.433 1 coast children
Tarquinia 42.254 11.757 1 town
= sardinien | Sardinien | Sardinia | coast nature mountains children | 5-10
Alghero 40.560 8.320 2 coast town children
Bosa 40.299 8.498 2 coast town castles
Cala Gonone 40.281 9.630 3 coast nature mountains children
Santa Teresa Gallura 41.239 9.189 2 coast children
Cagliari 39.231 9.119 2 city coast
Villasimius 39.145 9.518 2 coast children
La Maddalena 41.214 9.408 2 coast children
Castelsardo 40.913 8.715 1 coast town castles
Olbia 40.923 9.498 1 coast
Oristano 39.904 8.593 1 town
Stintino 40.952 8.220 2 coast children
Palau 41.179 9.382 1 coast children
Orosei 40.378 9.692 1 coast children
Carloforte 39.141 8.304 1 coast
Buggerru 39.398 8.402 1 coast nature
San Teodoro 40.774 9.669 2 coast children
Sant'Antioco 39.070 8.452 1 coast
Santa Maria Navarrese 39.990 9.684 1 coast mountains nature
Oliena 40.276 9.402 1 mountains
San Pantaleo 41.048 9.468 0
Caprera 41.208 9.456 0
Genna Silana 40.159 9.506 0
Tortolì 39.926 9.656 0
Cabras 39.929 8.532 1
Tempio Pausania 40.901 9.105 0
= sizilien | Sizilien | Sicily | coast castles mountains wine | 4-10
Syrakus 37.075 15.287 2 city town coast
Taormina 37.854 15.289 2 coast mountains
Cefalù 38.039 14.023 2 coast town children
Palermo 38.117 13.364 2 city coast
Agrigent 37.311 13.577 2 town
Noto 36.892 15.070 1 town
Ragusa 36.926 14.724 2 town
Trapani 38.018 12.536 1 coast town
Erice 38.038 12.588 1 town castles
Modica 36.859 14.760 1 town
Catania 37.492 15.070 1 city
San Vito Lo Capo 38.174 12.736 2 coast children
Marsala 37.799 12.437 1 coast wine
Piazza Armerina 37.384 14.369 1 town
Milazzo 38.220 15.240 1 coast castles
Linguaglossa 37.842 15.138 1 mountains wine
Castellammare del Golfo 38.027 12.882 1 coast castles
Scicli 36.790 14.703 1 town
Nicolosi 37.621 15.028 1 mountains
Enna 37.566 14.274 1 castles
= italien | Italien | Italy | wine coast castles lakes | 4-10 | toskana umbrien gardasee oberitalien venetien ligurien suedtirol rom kampanien
Bologna 44.494 11.339 2 city town
Parma 44.799 10.326 1 city town
Mantua 45.160 10.798 1 city town lakes castles
Ferrara 44.838 11.621 1 city town
Modena 44.648 10.925 1 city town
= andalusien | Andalusien, Costa del Sol 36.60 -4.60 70, Südspanien | Andalusia, Southern Spain | coast mountains castles wine | 3-6 9-11
Sevilla 37.383 -5.973 3 city town
Granada 37.188 -3.607 3 city town castles mountains
Córdoba 37.892 -4.773 2 city town
Ronda 36.742 -5.167 2 town mountains nature
Cádiz 36.527 -6.289 2 city town coast
Málaga 36.720 -4.420 2 city coast
Nerja 36.753 -3.874 2 coast children
Tarifa 36.014 -5.607 2 coast children
Vejer de la Frontera 36.252 -5.967 1 town coast
Arcos de la Frontera 36.751 -5.811 1 town
Jerez de la Frontera 36.686 -6.136 1 wine town
Úbeda 38.013 -3.370 1 town
Conil de la Frontera 36.277 -6.088 2 coast children
Antequera 37.019 -4.561 1 town nature
Frigiliana 36.787 -3.894 1 town
Setenil de las Bodegas 36.864 -5.182 1 town
Cazorla 37.915 -3.003 1 mountains nature castles
Órgiva 36.903 -3.424 1 mountains nature
San José 36.760 -2.109 2 coast nature
Grazalema 36.760 -5.368 1 mountains nature
Mojácar 37.140 -1.851 1 coast town
Aracena 37.894 -6.561 1 nature children
Zahara de la Sierra 36.840 -5.391 0
Carmona 37.471 -5.646 0
= nordspanien | Nordspanien, Baskenland 43.05 -2.30 75, Kantabrien 43.30 -4.10 55, Asturien 43.40 -5.50 75, Galicien 42.75 -8.20 100, Picos de Europa 43.19 -4.85 40, Rioja 42.50 -2.60 45 | Northern Spain, Basque Country 43.05 -2.30 75, Cantabria 43.30 -4.10 55, Asturias 43.40 -5.50 75, Galicia 42.75 -8.20 100, Picos de Europa 43.19 -4.85 40, Rioja 42.50 -2.60 45 | coast mountains wine nature | 5-10
San Sebastián 43.313 -1.975 3 city coast children
Bilbao 43.263 -2.925 2 city
Santillana del Mar 43.390 -4.109 1 town
Potes 43.155 -4.621 2 mountains nature
Cangas de Onís 43.351 -5.129 2 mountains nature
Santiago de Compostela 42.881 -8.546 2 city town
Llanes 43.420 -4.755 2 coast children
Ribadesella 43.461 -5.060 1 coast children
Oviedo 43.360 -5.845 1 city town
Laguardia 42.555 -2.585 1 wine town
Comillas 43.386 -4.292 1 coast
Santander 43.465 -3.804 1 city coast
Gijón 43.536 -5.662 1 city coast
Luarca 43.544 -6.535 1 coast
Ribadeo 43.537 -7.041 1 coast nature
Lekeitio 43.364 -2.505 1 coast
Hondarribia 43.369 -1.796 1 coast town
León 42.600 -5.570 1 city town
A Coruña 43.371 -8.396 1 city coast
Cudillero 43.562 -6.146 1 coast
Muros 42.776 -9.060 1 coast
Combarro 42.432 -8.706 1 coast
Logroño 42.467 -2.450 1 wine
Pamplona 42.817 -1.643 1 city town
Haro 42.576 -2.848 1 wine
Burgos 42.341 -3.702 1 city town
Arenas de Cabrales 43.303 -4.817 1 mountains nature
Fisterra 42.905 -9.263 1 coast nature
Getaria 43.302 -2.204 0
San Juan de Gaztelugatxe 43.447 -2.785 0
Castro-Urdiales 43.383 -3.220 0
Fuente Dé 43.144 -4.812 0
Playa de las Catedrales 43.554 -7.157 0
= katalonien | Katalonien, Costa Brava 41.95 3.10 48 | Catalonia, Costa Brava 41.95 3.10 48 | coast castles mountains children | 4-10
Barcelona 41.389 2.159 3 city coast children
Cadaqués 42.289 3.277 2 coast
Girona 41.983 2.825 2 city town
Tossa de Mar 41.717 2.933 2 coast castles children
L'Escala 42.126 3.133 2 coast children
Begur 41.950 3.217 2 coast castles
Besalú 42.199 2.700 1 town
Tarragona 41.117 1.250 2 city coast town children
Sitges 41.235 1.812 1 coast children
Figueres 42.266 2.962 1
Roses 42.262 3.177 1 coast children
Olot 42.181 2.490 1 nature
Calella de Palafrugell 41.892 3.187 1 coast children
La Seu d'Urgell 42.359 1.461 1 mountains
Cardona 41.914 1.679 1 castles
Vielha 42.702 0.796 1 mountains
Peñíscola 40.357 0.407 2 coast castles children
= zentralspanien | Zentralspanien, Kastilien, Extremadura 39.40 -6.00 90 | Central Spain, Castile, Extremadura 39.40 -6.00 90 | castles wine | 4-6 9-10
Toledo 39.858 -4.023 2 city town castles
Segovia 40.948 -4.118 2 city town castles
Salamanca 40.969 -5.664 2 city town
Ávila 40.657 -4.700 1 castles town
Cuenca 40.067 -2.133 1 town nature
Trujillo 39.458 -5.882 1 town castles
Cáceres 39.476 -6.372 2 town
Madrid 40.416 -3.703 2 city
Mérida 38.916 -6.344 1 town
Albarracín 40.408 -1.444 1 town
Sigüenza 41.069 -2.643 1 castles
Guadalupe 39.451 -5.326 1 town
Zaragoza 41.656 -0.877 1 city
Plasencia 40.031 -6.088 1 nature
Teruel 40.346 -1.106 1 town
Burgos 42.341 -3.702 1 city town
= spanien | Spanien | Spain | coast castles wine mountains | 4-6 9-10 | nordspanien katalonien andalusien zentralspanien
Valencia 39.470 -0.377 2 city coast children
Altea 38.599 -0.051 1 coast town children
Xàbia 38.783 0.167 1 coast children
= portugal | Portugal, Algarve 37.15 -8.20 75, Alentejo 38.40 -7.90 90, portugiesische Küste, Portugals Küste | Portugal, Algarve 37.15 -8.20 75, Alentejo 38.40 -7.90 90 | coast wine castles | 4-10 | nordportugal
Lissabon 38.717 -9.133 3 city coast
Lagos 37.102 -8.674 3 coast children
Évora 38.567 -7.900 2 city town
Sintra 38.801 -9.378 2 castles nature
Óbidos 39.361 -9.157 1 town castles
Nazaré 39.603 -9.068 2 coast children
Vila Nova de Milfontes 37.724 -8.783 2 coast children
Tavira 37.127 -7.649 2 coast town children
Sagres 37.009 -8.943 2 coast nature
Peniche 39.356 -9.381 1 coast children
Coimbra 40.206 -8.420 1 city town
Aveiro 40.644 -8.646 1 city coast children
Ericeira 38.963 -9.416 2 coast children
Monsaraz 38.443 -7.381 1 town castles lakes
Zambujeira do Mar 37.528 -8.785 1 coast nature
Odeceixe 37.433 -8.771 1 coast nature
Silves 37.189 -8.438 1 town castles
Mértola 37.643 -7.661 1 town castles
Marvão 39.394 -7.377 1 town castles mountains
Tomar 39.602 -8.409 1 town castles
Carvoeiro 37.097 -8.468 1 coast children
Comporta 38.381 -8.786 1 coast children
Setúbal 38.524 -8.888 1 coast
Tróia 38.490 -8.903 0
Cabo de São Vicente 37.023 -8.996 0
Faro 37.019 -7.927 1
= nordportugal | Nordportugal, Douro 41.17 -7.55 55, Minho | Northern Portugal, Douro 41.17 -7.55 55, Minho | wine nature castles | 4-10
Porto 41.150 -8.611 3 city coast
Pinhão 41.191 -7.545 2 wine
Guimarães 41.444 -8.296 2 town castles
Braga 41.550 -8.420 1 city town
Viana do Castelo 41.693 -8.833 2 coast children
Ponte de Lima 41.767 -8.584 1 town wine
Gerês 41.729 -8.163 2 mountains nature children
Lamego 41.097 -7.810 1 wine town
Amarante 41.273 -8.082 1 town
Peso da Régua 41.163 -7.789 1 wine
Bragança 41.806 -6.757 1 castles
Chaves 41.740 -7.469 1
Vila Real 41.301 -7.744 1
`;
