/** The British Isles, Scandinavia and the Baltic states; how a line is read stands in `read-regions.ts`. */
export const NORTH = `
= schottland | Schottland, schottische Küste | Scotland | mountains coast castles lakes nature | 5-9 | highlands skye
Edinburgh 55.952 -3.196 3 city town children
Stirling 56.119 -3.937 1 town castles
St Andrews 56.339 -2.799 2 coast town
Pitlochry 56.705 -3.734 2 mountains nature children
Oban 56.415 -5.472 2 coast children
Glasgow 55.865 -4.258 2 city
Aberdeen 57.144 -2.098 1 city coast
Balloch 56.000 -4.583 1 lakes nature children
Callander 56.244 -4.216 1 nature lakes
Dunkeld 56.566 -3.586 1 nature
Melrose 55.600 -2.728 1 town castles
Inveraray 56.231 -5.075 1 castles lakes
Dumfries 55.070 -3.611 1
Tobermory 56.622 -6.072 2 coast children
= highlands | Highlands, schottische Highlands, schottisches Hochland | Highlands, Scottish Highlands | mountains lakes castles nature | 5-9 | skye
Inverness 57.479 -4.224 2 castles children lakes
Fort William 56.816 -5.112 2 mountains nature children
Aviemore 57.196 -3.826 2 mountains nature children
Ullapool 57.899 -5.160 2 coast mountains
Durness 58.570 -4.740 1 coast nature
Dornoch 57.880 -4.029 1 coast castles
Mallaig 57.003 -5.831 1 coast children
Gairloch 57.727 -5.691 1 coast nature
Fort Augustus 57.143 -4.682 1 lakes children
Glencoe 56.682 -5.102 1 mountains nature
Wick 58.439 -3.094 1 coast
Thurso 58.593 -3.526 1 coast
Lochinver 58.150 -5.240 1 coast mountains nature
Kyle of Lochalsh 57.284 -5.711 1 coast castles
Bealach na Bà 57.418 -5.708 0
Applecross 57.433 -5.810 1
Shieldaig 57.524 -5.652 0
Inverewe Garden 57.774 -5.597 0
Corrieshalloch 57.755 -5.023 0
Drumbeg 58.246 -5.196 0
Dunnet Head 58.671 -3.376 0
John o’ Groats 58.644 -3.068 1
Dunrobin Castle 57.982 -3.945 0
= skye | Skye, Isle of Skye, Insel Skye | Skye, Isle of Skye | coast mountains nature | 5-9
Portree 57.413 -6.194 3 coast mountains nature
Dunvegan 57.436 -6.584 1 coast castles
Broadford 57.242 -5.911 1 coast
= nordengland | Nordengland, Lake District 54.50 -3.10 25, Yorkshire 54.20 -1.60 70 | Northern England, Lake District 54.50 -3.10 25, Yorkshire 54.20 -1.60 70 | lakes mountains nature castles | 5-9
Keswick 54.599 -3.133 3 lakes mountains children
Ambleside 54.433 -2.962 2 lakes mountains
Windermere 54.381 -2.907 2 lakes children
York 53.958 -1.083 3 city town castles
Whitby 54.488 -0.615 2 coast town children
Durham 54.777 -1.576 1 town castles
Bamburgh 55.607 -1.717 1 coast castles children
Alnwick 55.413 -1.706 1 castles children
Hawes 54.304 -2.196 1 mountains nature
Haworth 53.829 -1.948 1 town
Harrogate 53.991 -1.537 1 town
Richmond 54.404 -1.734 1 town castles
= cornwall | Südwestengland, Südengland, Cornwall 50.35 -4.90 60, Devon 50.70 -3.80 50 | West Country, Cornwall 50.35 -4.90 60, Devon 50.70 -3.80 50 | coast nature castles children | 5-9
St Ives 50.209 -5.487 3 coast children
Penzance 50.119 -5.537 2 coast castles
Padstow 50.539 -4.937 2 coast children
Falmouth 50.154 -5.071 2 coast town children
Tintagel 50.663 -4.750 1 coast castles
Fowey 50.336 -4.639 1 coast town
Looe 50.358 -4.454 1 coast children
Lynton 51.230 -3.841 2 coast nature
Dartmouth 50.352 -3.579 2 coast town
Salisbury 51.069 -1.796 1 town castles
Lyme Regis 50.727 -2.935 2 coast children
Exeter 50.724 -3.528 1 town city
Tavistock 50.549 -4.144 1 nature
Newquay 50.416 -5.073 1 coast children
Bude 50.824 -4.541 1 coast children
Dunster 51.183 -3.445 0
Clovelly 50.999 -4.404 0
Bedruthan Steps 50.485 -5.033 0
Botallack 50.141 -5.689 0
Land’s End 50.066 -5.714 0
Minack Theatre 50.041 -5.651 0
Marazion 50.123 -5.474 0
Lizard Point 49.959 -5.206 0
Eden Project 50.361 -4.745 0
Polperro 50.331 -4.517 0
Princetown 50.543 -3.991 0
= cotswolds | Cotswolds | Cotswolds | castles nature | 4-10
Bath 51.375 -2.362 2 city town
Bourton-on-the-Water 51.886 -1.755 2 town children
Chipping Campden 52.050 -1.777 1 town
Stow-on-the-Wold 51.930 -1.724 1 town
Broadway 52.038 -1.861 1 town
Oxford 51.752 -1.256 2 city town castles
Burford 51.809 -1.636 1 town
Cirencester 51.719 -1.971 1 town
= wales | Wales, Snowdonia 53.00 -3.85 30, Pembrokeshire | Wales, Snowdonia 53.00 -3.85 30, Pembrokeshire | mountains coast castles nature | 5-9
Conwy 53.281 -3.830 2 castles coast town children
Caernarfon 53.141 -4.270 1 castles coast
Betws-y-Coed 53.094 -3.807 2 mountains nature
Llanberis 53.118 -4.129 1 mountains lakes children
Tenby 51.673 -4.704 2 coast children
Saint Davids 51.881 -5.266 2 coast nature
Aberystwyth 52.415 -4.083 1 coast
Brecon 51.946 -3.389 2 mountains nature
Hay 52.070 -3.127 1 town
Harlech 52.859 -4.108 1 coast castles
Aberaeron 52.242 -4.259 1 coast
= england | England, Großbritannien | England, Great Britain, Britain | castles coast nature | 5-9 | cornwall cotswolds nordengland
Canterbury 51.279 1.080 1 town castles
Rye 50.951 0.734 1 town coast
Brighton 50.828 -0.139 1 city coast children
Cambridge 52.200 0.117 1 city town
Winchester 51.065 -1.319 1 town castles
Wells 51.208 -2.649 1 town
= irland | Irland, irische Westküste, Wild Atlantic Way, Ring of Kerry 51.90 -9.90 40, Connemara 53.50 -9.80 35 | Ireland, Wild Atlantic Way, Ring of Kerry 51.90 -9.90 40, Connemara 53.50 -9.80 35 | coast nature castles mountains | 5-9
Killarney 52.060 -9.509 3 lakes mountains nature children
Dingle 52.141 -10.269 2 coast nature children
Kenmare 51.883 -9.583 2 coast nature
Galway 53.272 -9.051 2 city coast children
Clifden 53.489 -10.019 2 coast nature
Westport 53.800 -9.517 2 coast nature
Kinsale 51.708 -8.531 2 coast town
Cobh 51.850 -8.295 1 coast
Kilkenny 52.654 -7.252 2 town castles children
Doolin 53.016 -9.378 2 coast nature
Lehinch 52.933 -9.337 1 coast children
Cork 51.898 -8.471 1 city
Dublin 53.333 -6.249 2 city
Sligo 54.270 -8.469 1 coast nature
Donegal 54.654 -8.111 1 coast castles
Adare 52.562 -8.796 1 town
Dungarvan 52.088 -7.625 1 coast
Cashel 52.516 -7.886 1 castles
Letterkenny 54.950 -7.733 1 nature
Clonakilty 51.623 -8.871 0
Bantry 51.680 -9.453 1
Glengarriff 51.751 -9.551 0
Healy Pass 51.721 -9.758 0
Eyeries 51.692 -9.956 0
Sneem 51.839 -9.900 0
Portmagee 51.885 -10.366 0
Inch 52.144 -9.981 0
Slea Head 52.099 -10.453 0
Conor Pass 52.186 -10.208 0
Cliffs of Moher 52.971 -9.427 0
Poulnabrone 53.049 -9.140 0
= norwegen | Norwegen | Norway | coast mountains nature lakes | 6-9 | fjorde lofoten
Oslo 59.913 10.746 2 city children
Kristiansand 58.147 7.996 1 coast children
Lillehammer 61.115 10.466 1 nature children
Røros 62.575 11.384 1 town
Lom 61.838 8.568 2 mountains nature
Geilo 60.534 8.205 1 mountains nature
Trondheim 63.430 10.395 2 city town
Mandal 58.027 7.453 1 coast children
Rjukan 59.879 8.594 1 mountains nature
= fjorde | Fjordnorwegen, norwegische Fjorde, Fjorde, Westnorwegen | Norwegian fjords, fjords, Western Norway | coast mountains nature lakes | 6-9
Bergen 60.393 5.324 3 city coast
Geiranger 62.101 7.206 2 mountains nature
Flåm 60.863 7.114 2 mountains nature children
Ålesund 62.472 6.155 2 city coast
Odda 60.069 6.546 1 mountains nature
Balestrand 61.210 6.536 1 coast mountains
Stavanger 58.970 5.733 2 city coast
Stryn 61.903 6.718 1 mountains nature
Voss 60.629 6.415 1 mountains nature children
Åndalsnes 62.567 7.687 1 mountains nature
Eidfjord 60.468 7.072 1 mountains nature
Sogndal 61.229 7.097 1 coast nature
Molde 62.738 7.159 1 coast
Lofthus 60.333 6.662 1 coast mountains
Vøringsfossen 60.426 7.252 0
Vik 61.088 6.580 0
Hellesylt 62.086 6.871 0
Trollstigen 62.453 7.664 0
Atlantikstraße 63.017 7.355 0
= lofoten | Lofoten, Vesterålen 68.75 15.10 45, Nordnorwegen | Lofoten, Vesterålen 68.75 15.10 45, Northern Norway | coast mountains nature | 6-9
Svolvær 68.234 14.568 3 coast mountains
Reine 67.932 13.090 3 coast mountains nature
Henningsvær 68.152 14.203 1 coast mountains
Leknes 68.147 13.612 1 coast
Narvik 68.438 17.427 1 mountains nature
Bodø 67.280 14.405 1 coast
Andenes 69.314 16.119 1 coast nature
Tromsø 69.649 18.955 2 city coast
Stokmarknes 68.565 14.911 1 coast
Å i Lofoten 67.879 12.983 1 coast
Kabelvåg 68.211 14.476 0
Borg 68.244 13.798 0
Unstad 68.268 13.585 0
Nusfjord 68.035 13.350 0
Ramberg 68.090 13.230 0
Saltstraumen 67.232 14.617 1
= suedschweden | Schweden, Südschweden, Schonen 55.80 13.80 70, Småland 57.20 15.20 85, Öland 56.73 16.67 65 | Sweden, Southern Sweden, Scania 55.80 13.80 70, Småland 57.20 15.20 85, Öland 56.73 16.67 65 | lakes coast nature children castles | 5-9 | westschweden
Ystad 55.430 13.820 2 coast town children
Simrishamn 55.557 14.350 2 coast children
Kalmar 56.662 16.362 2 coast castles town children
Vimmerby 57.666 15.855 2 children lakes
Malmö 55.606 13.001 1 city coast
Lund 55.706 13.193 1 town
Växjö 56.878 14.809 1 lakes
Karlskrona 56.162 15.587 1 coast
Borgholm 56.879 16.656 2 coast castles children
Gränna 58.017 14.467 2 lakes children
Eksjö 57.666 14.972 1 town
Vadstena 58.449 14.890 2 lakes town castles
Linköping 58.411 15.622 1 children
Stockholm 59.329 18.069 3 city coast town children
Västervik 57.758 16.637 1 coast children
Oskarshamn 57.265 16.448 1 coast
Mariefred 59.260 17.223 1 lakes castles
Smygehuk 55.338 13.359 0
Ales stenar 55.383 14.054 0
Sandhammaren 55.386 14.196 0
Kivik 55.686 14.226 0
Jönköping 57.781 14.156 1
= westschweden | Westschweden, Bohuslän, schwedische Westküste, Dalsland, Värmland | West Sweden, Bohuslän | coast lakes nature children | 5-9
Göteborg 57.707 11.967 2 city coast children
Smögen 58.356 11.224 2 coast children
Fjällbacka 58.600 11.283 2 coast
Lysekil 58.274 11.436 1 coast children
Strömstad 58.939 11.171 1 coast children
Bengtsfors 59.029 12.232 2 lakes nature children
Varberg 57.106 12.251 2 coast children
Karlstad 59.379 13.504 1 lakes
Falkenberg 56.906 12.491 1 coast children
Båstad 56.427 12.853 1 coast children
= daenemark | Dänemark, Jütland, dänische Nordseeküste, dänische Nordsee, Nordjütland | Denmark, Jutland, Danish North Sea | coast children nature | 5-9 | fuenen
Ribe 55.331 8.770 2 town children
Skagen 57.721 10.584 3 coast children
Hvide Sande 55.999 8.126 2 coast children
Løkken 57.370 9.715 2 coast children
Aarhus 56.157 10.211 2 city children
Billund 55.733 9.108 2 children
Blåvand 55.559 8.132 2 coast children
Henne Strand 55.740 8.173 1 coast children
Thisted 56.955 8.695 1 coast
Lønstrup 57.470 9.796 1 coast nature
Aalborg 57.048 9.919 1 city
Ebeltoft 56.194 10.682 2 coast town children
Silkeborg 56.170 9.545 1 lakes children
Esbjerg 55.470 8.452 0
Nordby 55.446 8.400 1
Ringkøbing 56.090 8.244 1
Klitmøller 57.040 8.499 0
Hanstholm 57.115 8.617 1
Råbjerg Mile 57.654 10.408 0
Grenen 57.744 10.649 0
= fuenen | Fünen, dänische Inseln, dänische Ostsee, dänische Südsee, Seeland 55.50 11.90 60 | Funen, Danish islands, Zealand 55.50 11.90 60 | coast castles children | 5-9
Odense 55.396 10.388 2 city town children
Svendborg 55.060 10.607 2 coast children
Faaborg 55.095 10.242 2 coast town children
Kopenhagen 55.676 12.566 3 city coast children
Kerteminde 55.449 10.658 1 coast children
Roskilde 55.642 12.080 1 town children
Helsingør 56.036 12.614 1 coast castles
Middelfart 55.506 9.731 1 coast
Ærøskøbing 54.889 10.411 2 coast town
Stege 54.987 12.285 2 coast nature
Gilleleje 56.122 12.311 1 coast children
= finnland | Finnland, Saimaa 61.30 28.30 60, finnische Seenplatte | Finland, Saimaa 61.30 28.30 60, Finnish Lakeland | lakes nature children | 6-8
Helsinki 60.170 24.935 2 city coast children
Porvoo 60.392 25.665 1 town coast
Savonlinna 61.870 28.880 2 lakes castles children
Kuopio 62.892 27.677 1 lakes children
Lappeenranta 61.059 28.189 1 lakes children
Mikkeli 61.689 27.272 1 lakes
Jyväskylä 62.241 25.721 1 lakes
Tampere 61.499 23.787 2 city lakes children
Turku 60.451 22.269 2 city castles coast
Naantali 60.467 22.024 1 coast town children
Rauma 61.127 21.511 1 town coast
Hanko 59.833 22.950 1 coast
Imatra 61.172 28.752 1 lakes nature
= baltikum | Baltikum, Litauen, Lettland, Estland, baltische Staaten | Baltics, Baltic states, Lithuania, Latvia, Estonia | coast nature castles | 5-9
Vilnius 54.689 25.280 2 city town
Trakai 54.638 24.934 1 lakes castles children
Nida 55.309 20.997 2 coast nature children
Klaipėda 55.707 21.139 1 coast
Kaunas 54.903 23.910 1 city
Riga 56.946 24.106 3 city town coast
Sigulda 57.154 24.860 2 nature castles children
Kuldīga 56.974 21.957 1 town
Cēsis 57.312 25.275 1 town castles
Liepāja 56.505 21.011 1 coast
Jūrmala 56.968 23.770 1 coast children
Tallinn 59.437 24.754 3 city town coast
Pärnu 58.386 24.497 2 coast children
Kuressaare 58.254 22.492 2 coast castles children
Tartu 58.381 26.725 1 city town
Haapsalu 58.943 23.541 1 coast castles
Rakvere 59.346 26.356 1 castles
Kaali 58.373 22.669 0
Angla 58.523 22.700 0
= skandinavien | Skandinavien | Scandinavia | coast lakes mountains nature | 6-9 | daenemark fuenen suedschweden westschweden norwegen fjorde
`;
