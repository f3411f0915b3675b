/** The Balkans, Greece, Central and Eastern Europe, Iceland and Turkey; how a line is read stands in `read-regions.ts`. */
export const EAST = `
= kroatien | Kroatien, Kroatische Küste | Croatia | coast nature castles children lakes | 5-10 | istrien dalmatien
Zagreb 45.814 15.978 1 city town
Rastoke 45.120 15.587 1 nature
Varaždin 46.304 16.338 1 town castles
Samobor 45.803 15.718 1 town
= istrien | Istrien, Kvarner 44.90 14.40 45, Kvarner Bucht 44.90 14.40 45, Krk | Istria, Kvarner 44.90 14.40 45, Krk | coast wine castles children | 5-10
Rovinj 45.083 13.635 3 coast town children
Poreč 45.226 13.595 2 coast town children
Pula 44.868 13.848 2 coast town children
Motovun 45.337 13.828 1 wine town
Opatija 45.337 14.308 2 coast
Novigrad 45.315 13.558 1 coast children
Krk 45.027 14.575 2 coast town children
Baška 44.970 14.753 2 coast children
Labin 45.095 14.120 1 town coast
Grožnjan 45.379 13.724 1 town
Cres 44.961 14.412 2 coast town children
Fažana 44.927 13.803 1 coast children
Umag 45.431 13.524 1 coast children
Rabac 45.079 14.158 2 coast children
Mali Lošinj 44.531 14.469 2 coast nature children
Senj 44.989 14.906 1 coast castles
Crikvenica 45.177 14.693 1 coast children
Rijeka 45.327 14.442 1 city coast
Vrsar 45.149 13.605 1 coast children
= dalmatien | Dalmatien, Plitvicer Seen 44.87 15.58 10 | Dalmatia | coast castles nature children | 5-10
Split 43.509 16.439 2 city coast children
Dubrovnik 42.641 18.109 3 city coast castles
Zadar 44.116 15.225 2 city coast town children
Šibenik 43.734 15.894 2 coast town castles
Trogir 43.513 16.252 2 coast town
Makarska 43.297 17.018 2 coast mountains children
Hvar 43.172 16.443 2 coast town castles
Korčula 42.960 17.135 2 coast town children
Orebić 42.977 17.186 1 coast children
Primošten 43.586 15.923 1 coast children
Omiš 43.445 16.689 1 coast nature children
Skradin 43.820 15.924 1 nature children
Cavtat 42.581 18.218 1 coast children
Ston 42.839 17.696 1 coast castles
Nin 44.241 15.178 1 coast children
Pag 44.445 15.057 1 coast
Bol 43.262 16.655 2 coast children
Slunj 45.115 15.584 1 nature
Korenica 45.225 18.166 1 nature
Starigrad 44.296 15.439 1 coast mountains nature
Biograd na Moru 43.943 15.452 1 coast children
Rab 44.757 14.761 2 coast town children
Brela 43.369 16.934 1 coast children
Jezera 43.788 15.641 1 coast children
= montenegro | Montenegro, Bucht von Kotor 42.45 18.66 16, Durmitor 43.15 19.05 20 | Montenegro, Bay of Kotor 42.45 18.66 16, Durmitor 43.15 19.05 20 | coast mountains nature | 5-10
Kotor 42.421 18.768 2 coast town mountains
Perast 42.487 18.699 1 coast
Žabljak 43.154 19.123 2 mountains nature children
Budva 42.286 18.840 2 coast town children
Herceg Novi 42.453 18.538 1 coast castles
Cetinje 42.391 18.914 1 town mountains
Virpazar 42.246 19.091 2 lakes nature
Ulcinj 41.929 19.224 2 coast children
Kolašin 42.822 19.517 1 mountains nature
Petrovac na Moru 42.206 18.942 1 coast children
Plav 42.597 19.946 1 mountains lakes
Bar 42.094 19.098 1 coast
Nikšić 42.773 18.944 1
= bosnien | Bosnien, Herzegowina, Bosnien-Herzegowina, Bosnien und Herzegowina | Bosnia, Herzegovina, Bosnia and Herzegovina | mountains nature castles | 5-10
Mostar 43.343 17.808 2 town
Sarajevo 43.849 18.356 2 city town mountains
Jajce 44.342 17.271 1 nature castles
Travnik 44.226 17.666 1 town castles
Trebinje 42.712 18.344 2 town wine
Konjic 43.651 17.961 1 nature
Blagaj 43.259 17.888 1 nature
Stolac 43.084 17.960 1 town
Višegrad 43.783 19.293 1 town
Bihać 44.817 15.871 2 nature children
Banja Luka 44.778 17.194 1 nature
Počitelj 43.134 17.732 1 town
= albanien | Albanien, Albanische Riviera 40.05 19.80 35 | Albania, Albanian Riviera 40.05 19.80 35 | coast mountains castles nature | 4-10
Gjirokastra 40.076 20.139 2 town castles
Berat 40.706 19.952 2 town castles
Himarë 40.102 19.745 2 coast children
Shkodra 42.068 19.513 2 lakes castles
Tirana 41.328 19.819 1 city
Saranda 39.875 20.005 2 coast children
Ksamil 39.769 20.000 1 coast children
Dhërmi 40.151 19.639 1 coast
Theth 42.396 19.774 2 mountains nature
Vlora 40.469 19.483 1 coast
Kruja 41.509 19.793 1 castles
Korça 40.619 20.781 1 town
Pogradec 40.903 20.652 1 lakes
Përmet 40.234 20.352 1 mountains nature
Valbona 42.452 19.887 1 mountains nature
Durrës 41.324 19.455 1 coast
Borsh 40.058 19.860 1 coast
Ohrid 41.117 20.802 2 lakes town
Lezha 41.784 19.644 0
Llogara-Pass 40.199 19.593 0
Syri i Kaltër 39.924 20.193 0
= griechenland | Griechenland, Nordgriechenland, Pilion 39.35 23.10 35, Epirus 39.60 20.80 60, Meteora 39.71 21.63 45, Chalkidiki 40.30 23.50 55 | Greece, Northern Greece, Pelion 39.35 23.10 35, Epirus 39.60 20.80 60, Meteora 39.71 21.63 45, Halkidiki 40.30 23.50 55 | coast mountains castles nature | 4-10 | peloponnes
Kalampáka 39.704 21.627 2 mountains nature
Ioannina 39.665 20.852 2 lakes town
Parga 39.286 20.400 2 coast children
Thessaloniki 40.644 22.931 2 city coast
Athen 37.984 23.728 3 city
Delphi 38.479 22.494 1 mountains nature
Volos 39.369 22.948 1 coast
Preveza 38.956 20.750 1 coast children
Neos Marmaras 40.096 23.783 2 coast children
Sarti 40.094 23.979 2 coast children
Kastoria 40.522 21.263 1 lakes town
Metsovo 39.769 21.182 1 mountains town
Syvota 39.407 20.248 2 coast children
Litochoro 40.101 22.498 1 mountains coast
Kavala 40.940 24.407 1 coast
Galaxídhion 38.381 22.380 1 coast
Makrinitsa 39.401 22.987 1 mountains
Lefkada 38.830 20.704 2 coast children
= peloponnes | Peloponnes | Peloponnese | coast mountains castles nature children | 4-10
Nafplio 37.569 22.807 3 coast town castles children
Monemvasia 36.690 23.050 2 coast town castles
Gýtheio 36.755 22.564 1 coast children
Areopoli 36.666 22.381 1 coast town
Kardamyli 36.888 22.233 2 coast mountains
Pylos 36.913 21.697 2 coast children
Olympia 37.638 21.630 1
Sparti 37.074 22.430 1 castles
Methoni 36.820 21.705 1 coast castles
Dimitsana 37.595 22.040 1 mountains nature
Leonidio 37.167 22.858 1 coast mountains
Koroni 36.795 21.958 1 coast castles
Stoupa 36.844 22.260 2 coast children
Korinth 37.940 22.951 1
Elafonisos 36.508 22.979 2 coast children
Kalavryta 38.032 22.113 1 mountains nature children
Palaiá Epídavros 37.638 23.156 1 coast
Tolón 37.520 22.859 1 coast children
Kalamata 37.039 22.113 1 coast
Kyparissia 37.251 21.674 1 coast castles
Mykene 37.731 22.756 0
Epidauros 37.596 23.079 0
Vathia 36.453 22.466 0
Kap Tainaro 36.402 22.487 0
Voidokilia 36.964 21.662 0
Tripoli 37.509 22.379 0
= kreta | Kreta | Crete | coast mountains nature children | 4-10
Chania 35.511 24.029 3 coast town castles children
Rethymno 35.366 24.482 2 coast town castles children
Heraklion 35.328 25.143 1 city coast
Agios Nikolaos 35.191 25.715 2 coast children
Palaióchora 35.231 23.682 2 coast children
Matala 34.995 24.748 1 coast children
Plakias 35.192 24.395 2 coast children
Sitia 35.208 26.105 1 coast
Elounda 35.265 25.721 1 coast children
Zaros 35.130 24.904 1 mountains nature
Ierapetra 35.012 25.742 1 coast children
Georgioupolis 35.362 24.260 1 coast children
Chora Sfakion 35.202 24.137 1 coast mountains
Kissamos 35.495 23.654 1 coast children
Palekastro 35.198 26.254 1 coast nature
= rumaenien | Rumänien, Siebenbürgen 46.00 24.50 115, Transsilvanien 46.00 24.50 115, Karpaten | Romania, Transylvania 46.00 24.50 115, Carpathians | castles mountains nature | 5-10
Brașov 45.649 25.606 2 city town mountains castles
Sighișoara 46.221 24.793 2 town castles
Sibiu 45.800 24.150 2 city town
Bran 45.517 25.350 1 castles mountains
Sinaia 45.350 25.550 1 castles mountains
Curtea de Argeș 45.134 24.674 1 mountains
Cluj-Napoca 46.767 23.600 1 city
Alba Iulia 46.067 23.583 1 castles
Viscri 46.055 25.094 1 town
Biertan 46.133 24.517 1 town
Hunedoara 45.750 22.900 1 castles
Bistrița 47.133 24.500 1
Vatra Dornei 47.350 25.367 1 mountains
Gura Humorului 47.550 25.900 2 nature
Sighetu Marmației 47.932 23.886 2 town nature
Bukarest 44.432 26.106 1 city
Tulcea 45.179 28.805 2 nature
Oradea 47.046 21.918 1 city town
Timișoara 45.754 21.226 1 city
Mediaș 46.167 24.350 1 town
Râșnov 45.583 25.450 1 castles mountains children
Arad 46.183 21.317 1
Borșa 47.655 24.663 1 mountains
Turda 46.567 23.783 0
Sebeș 45.955 23.565 0
Barajul Vidraru 45.366 24.630 0
Rucăr 45.400 25.167 0
Prejmer 45.717 25.767 0
= bulgarien | Bulgarien, Schwarzmeerküste 42.90 27.80 80, Schwarzes Meer 42.90 27.80 80 | Bulgaria, Black Sea 42.90 27.80 80 | coast mountains castles | 5-9
Plowdiw 42.150 24.750 2 city town
Weliko Tarnowo 43.081 25.629 2 town castles
Sozopol 42.418 27.696 2 coast town children
Nesebar 42.659 27.736 1 coast town
Sofia 42.698 23.324 2 city
Bansko 41.838 23.489 2 mountains nature
Warna 43.217 27.917 1 city coast
Melnik 41.523 23.393 1 wine town
Koprivshtitsa 42.633 24.350 1 town
Burgas 42.506 27.468 1 coast
Balchik 43.422 28.158 1 coast
Rila 42.133 23.133 1 mountains
Belogradchik 43.627 22.684 1 castles nature
Tryavna 42.867 25.500 1 town
Smolyan 41.574 24.712 1 mountains
Widin 43.992 22.882 1 castles
= serbien | Serbien | Serbia | nature castles | 5-10
Belgrad 44.804 20.465 2 city castles
Novi Sad 45.252 19.837 2 city castles
Zlatibor 43.729 19.700 1 mountains nature
Golubac 44.653 21.632 1 castles nature
Niš 43.325 21.903 1 castles
Bajina Bašta 43.971 19.567 2 nature mountains children
Subotica 46.100 19.667 1 town
Sremski Karlovci 45.203 19.934 1 wine town
Užice 43.859 19.849 1
Donji Milanovac 44.466 22.152 1 nature
Mokra Gora 43.789 19.500 1 mountains children
= ungarn | Ungarn, Plattensee 46.83 17.73 50, Balaton 46.83 17.73 50 | Hungary, Lake Balaton 46.83 17.73 50, Balaton 46.83 17.73 50 | lakes wine castles children | 4-10
Budapest 47.498 19.040 3 city castles children
Tihany 46.914 17.889 2 lakes town children
Keszthely 46.768 17.243 2 lakes castles children
Eger 47.903 20.373 2 castles wine town children
Pécs 46.072 18.231 2 city town wine
Balatonfüred 46.962 17.872 2 lakes children
Sopron 47.685 16.590 1 town wine
Győr 47.683 17.635 1 city town
Tokaj 48.117 21.409 1 wine
Szentendre 47.669 19.076 1 town
Visegrád 47.785 18.971 1 castles children
Badacsonytomaj 46.807 17.514 1 lakes wine
Kőszeg 47.389 16.541 1 town castles
Veszprém 47.093 17.911 1 town castles
Szeged 46.253 20.148 1 city
Debrecen 47.532 21.624 1 city
Siófok 46.904 18.058 1 lakes children
Hollókő 47.997 19.592 1 town castles
Villány 45.869 18.454 1 wine
Esztergom 47.793 18.741 1 town castles
Kecskemét 46.906 19.691 1
Hévíz 46.790 17.184 1 lakes children
Tapolca 46.882 17.441 1 nature children
= boehmen | Tschechien, Böhmen 49.80 14.30 110, Südböhmen 49.00 14.60 60, Mähren 49.20 16.80 90, Südmähren 48.90 16.40 55, Böhmisches Paradies 50.52 15.17 30, Böhmische Schweiz 50.87 14.35 40, Riesengebirge 50.73 15.65 35 | Czechia, Czech Republic, Bohemia 49.80 14.30 110, Moravia 49.20 16.80 90 | castles wine nature children | 4-10
Prag 50.088 14.421 3 city town castles
Český Krumlov 48.811 14.315 2 castles town children
Karlsbad 50.233 12.871 2 town
Telč 49.184 15.453 1 town castles
Kutná Hora 49.948 15.268 1 town
Budweis 48.974 14.474 1 city town
Třeboň 49.004 14.771 1 lakes children
Mikulov 48.806 16.638 2 wine castles town
Olomouc 49.596 17.252 1 city town
Brünn 49.195 16.608 1 city castles
Turnov 50.584 15.152 2 nature castles children
Špindlerův Mlýn 50.726 15.609 2 mountains nature children
Litomyšl 49.868 16.313 1 town castles
Loket 50.186 12.754 1 castles
Mariánské Lázně 49.965 12.701 1 nature
Znojmo 48.855 16.049 1 wine town
Lednice 48.800 16.803 1 castles children
Jindřichův Hradec 49.144 15.003 1 castles town
Lipno nad Vltavou 48.639 14.229 2 lakes children
Pilsen 49.747 13.378 1 city children
Teplice nad Metují 50.593 16.170 1 nature children
Kroměříž 49.298 17.393 1 castles
Domažlice 49.440 12.930 1 town
Jičín 50.437 15.352 1 town children
Tábor 49.414 14.658 1 town
= slowakei | Slowakei, Hohe Tatra 49.17 20.10 30, Tatra 49.17 20.10 30 | Slovakia, High Tatras 49.17 20.10 30, Tatras | mountains castles nature children | 5-10
Bratislava 48.148 17.107 2 city town castles
Štrbské Pleso 49.120 20.063 2 mountains lakes nature children
Levoča 49.022 20.592 1 town castles
Banská Štiavnica 48.449 18.910 2 town lakes
Poprad 49.061 20.298 1 mountains children
Bardejov 49.292 21.273 1 town
Spišské Podhradie 49.001 20.753 1 castles children
Bojnice 48.785 18.586 1 castles children
Žilina 49.223 18.739 1 mountains
Košice 48.714 21.258 1 city town
Liptovský Mikuláš 49.081 19.622 2 lakes mountains children
Trenčín 48.895 18.044 1 castles
Kežmarok 49.136 20.434 1 castles
Terchová 49.259 19.029 2 mountains nature children
Tatranská Lomnica 49.166 20.281 1 mountains children
= polen | Polen, Masuren 53.85 21.60 75, polnische Ostsee 54.30 17.00 150, polnische Ostseeküste 54.30 17.00 150, Schlesien 50.90 16.60 110 | Poland, Masuria 53.85 21.60 75, Polish coast 54.30 17.00 150, Silesia 50.90 16.60 110 | lakes coast castles nature children | 5-9
Danzig 54.352 18.649 3 city town coast
Mikołajki 53.803 21.570 2 lakes children
Thorn 53.014 18.598 2 city town
Krakau 50.061 19.937 3 city town castles
Breslau 51.100 17.033 2 city town children
Malbork 54.036 19.027 1 castles children
Giżycko 54.038 21.764 2 lakes children
Ruciane-Nida 53.642 21.540 1 lakes nature children
Zakopane 49.299 19.949 2 mountains nature children
Łeba 54.761 17.555 2 coast nature children
Kolberg 54.176 15.583 2 coast children
Olsztyn 53.780 20.494 1 lakes castles
Reszel 54.050 21.146 1 castles
Jelenia Góra 50.900 15.729 1 town mountains castles
Posen 52.407 16.930 1 city town
Frombork 54.358 19.680 1 coast
Sandomierz 50.683 21.749 1 town wine
Ustka 54.580 16.862 1 coast children
Białowieża 52.700 23.867 2 nature children
Szklarska Poręba 50.826 15.523 2 mountains nature children
Warschau 52.230 21.012 2 city
Augustów 53.843 22.980 1 lakes nature
Mrągowo 53.864 21.305 1 lakes children
Zamość 50.723 23.252 1 town
Kazimierz Dolny 51.319 21.955 1 town
Lidzbark Warmiński 54.126 20.580 1 castles
Karpacz 50.777 15.756 1 mountains children
Międzyzdroje 53.929 14.451 2 coast children
Elbląg 54.152 19.409 1 town
Świdnica 50.844 16.489 1 town
Kłodzko 50.435 16.661 1 castles
Buczyniec 53.989 19.611 0
Święta Lipka 54.026 21.217 0
Wolfsschanze 54.079 21.494 0
Krutyń 53.688 21.434 0
= island | Island | Iceland | nature mountains coast | 6-9
Reykjavík 64.135 -21.895 2 city children
Vík í Mýrdal 63.419 -19.010 2 coast nature
Höfn 64.254 -15.212 2 coast nature
Akureyri 65.684 -18.088 2 city mountains nature
Selfoss 63.933 -20.997 1 nature
Egilsstaðir 65.267 -14.395 1 nature
Húsavík 66.045 -17.338 1 coast nature children
Borgarnes 64.538 -21.921 1 coast
Stykkishólmur 65.075 -22.730 2 coast
Hveragerði 64.000 -21.186 1 nature
Kirkjubæjarklaustur 63.788 -18.058 1 nature
Seyðisfjörður 65.260 -14.006 1 coast mountains
Djúpivogur 64.657 -14.283 1 coast
Siglufjörður 66.152 -18.908 1 coast mountains
Blönduós 65.659 -20.281 1
Laugarvatn 64.217 -20.730 1 nature lakes
Hella 63.835 -20.401 1 nature
Grundarfjörður 64.924 -23.263 1 coast mountains nature
Keflavík 64.005 -22.562 1 coast
= tuerkei | Türkei, Lykische Küste 36.40 29.70 80, türkische Ägäis 38.20 27.20 130, Kappadokien 38.64 34.83 45 | Turkey, Lycian coast 36.40 29.70 80, Cappadocia 38.64 34.83 45 | coast mountains nature | 4-6 9-10
Istanbul 41.014 28.950 3 city coast
Göreme 38.644 34.835 3 nature
Kaş 36.202 29.638 2 coast
Antalya 36.908 30.696 2 city coast children
Fethiye 36.640 29.128 2 coast children
Selçuk 37.951 27.368 2 town
Pamukkale 37.916 29.117 1 nature
Dalyan 36.834 28.645 2 coast nature children
Bodrum 37.038 27.429 1 coast castles
Safranbolu 41.251 32.694 1 town
Bursa 40.196 29.060 1 city
Eğirdir 37.875 30.850 1 lakes mountains
Konya 37.871 32.485 1 city
Çanakkale 40.156 26.413 1 coast
Ayvalık 39.319 26.693 1 coast town
Datça 36.738 27.684 1 coast
Amasya 40.653 35.833 1 town
Ankara 39.920 32.854 1 city
Bergama 39.121 27.181 1 town
Alaçatı 38.282 26.375 1 coast
= balkan | Balkan, Westbalkan | Balkans, Western Balkans | coast mountains nature castles | 5-10 | kroatien dalmatien bosnien montenegro albanien
`;
