/**
 * Drives of road trips with their length and time, to hold the estimate against. Written from general knowledge of what route planners
 * print for a car without traffic, before the table was tuned. Every third leg is `unseen`: tuning must not look at it.
 */
export interface KnownLeg {
  readonly from: KnownPlace;
  readonly to: KnownPlace;
  readonly km: number;
  /** With the waiting for ferries and car trains, without that at borders. */
  readonly minutes: number;
  readonly land: 'mountain' | 'ferry' | 'plain';
  /** The month of the trip; July unless said. */
  readonly month?: number;
}

interface KnownPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** `from lat,lng – to lat,lng | km | h:mm | land | month` */
const TEXT = `
Chur 46.850,9.530 – St. Moritz 46.498,9.839 | 75 | 1:25 | mountain
Meran 46.671,11.160 – Bormio 46.468,10.370 | 97 | 2:10 | mountain
Innsbruck 47.268,11.393 – Meran 46.671,11.160 | 148 | 1:47 | mountain
Sölden 46.966,11.008 – Meran 46.671,11.160 | 73 | 1:40 | mountain
Geiranger 62.101,7.206 – Åndalsnes 62.567,7.687 | 86 | 2:15 | ferry
Lom 61.838,8.568 – Sogndal 61.229,7.100 | 139 | 2:20 | mountain
Geilo 60.534,8.206 – Eidfjord 60.467,7.072 | 90 | 1:22 | mountain
Mo i Rana 66.313,14.142 – Fauske 67.260,15.393 | 178 | 2:30 | mountain
Oslo 59.913,10.739 – Bergen 60.393,5.324 | 463 | 7:00 | mountain
Stavanger 58.970,5.733 – Bergen 60.393,5.324 | 210 | 4:45 | ferry
Tromsø 69.649,18.955 – Narvik 68.438,17.427 | 232 | 3:45 | mountain
Svolvær 68.234,14.568 – Å 67.879,12.983 | 130 | 2:15 | mountain
Fort William 56.817,-5.112 – Portree 57.413,-6.194 | 175 | 2:35 | mountain
Inverness 57.478,-4.224 – Ullapool 57.896,-5.161 | 92 | 1:18 | plain
Glasgow 55.861,-4.250 – Fort William 56.817,-5.112 | 173 | 2:25 | mountain
Ullapool 57.896,-5.161 – Durness 58.568,-4.745 | 110 | 1:48 | mountain
Inverness 57.478,-4.224 – Thurso 58.594,-3.522 | 176 | 2:27 | plain
Edinburgh 55.953,-3.188 – Inverness 57.478,-4.224 | 252 | 3:12 | plain
Oban 56.412,-5.472 – Fort William 56.817,-5.112 | 71 | 1:07 | plain
Mallaig 57.006,-5.828 – Portree 57.413,-6.194 | 77 | 2:10 | ferry
Kotor 42.425,18.771 – Podgorica 42.441,19.263 | 88 | 1:35 | mountain
Split 43.509,16.440 – Dubrovnik 42.650,18.094 | 230 | 3:05 | plain
Mostar 43.343,17.808 – Sarajevo 43.856,18.413 | 128 | 2:05 | mountain
Dubrovnik 42.650,18.094 – Mostar 43.343,17.808 | 140 | 2:25 | plain
Sarajevo 43.856,18.413 – Podgorica 42.441,19.263 | 228 | 4:25 | mountain
Tirana 41.328,19.819 – Ohrid 41.117,20.801 | 132 | 2:35 | mountain
Skopje 41.996,21.431 – Ohrid 41.117,20.801 | 172 | 2:40 | plain
Zagreb 45.815,15.982 – Plitvička Jezera 44.881,15.616 | 130 | 1:55 | plain
Ljubljana 46.056,14.506 – Bled 46.369,14.114 | 55 | 0:40 | plain
Kranjska Gora 46.485,13.785 – Bovec 46.338,13.552 | 46 | 1:10 | mountain
Zell am See 47.325,12.797 – Heiligenblut 47.040,12.842 | 54 | 1:20 | mountain
Zell am See 47.325,12.797 – Lienz 46.829,12.769 | 95 | 1:30 | mountain
Andermatt 46.636,8.594 – Brig 46.317,7.988 | 82 | 1:43 | mountain
Interlaken 46.686,7.863 – Andermatt 46.636,8.594 | 92 | 1:50 | mountain
Martigny 46.103,7.073 – Aosta 45.737,7.320 | 73 | 1:14 | mountain
Chamonix 45.924,6.869 – Aosta 45.737,7.320 | 60 | 0:58 | mountain
Grenoble 45.188,5.724 – Briançon 44.899,6.643 | 116 | 2:05 | mountain
Briançon 44.899,6.643 – Gap 44.559,6.079 | 88 | 1:23 | mountain
Annecy 45.899,6.129 – Chamonix 45.924,6.869 | 99 | 1:14 | plain
St. Moritz 46.498,9.839 – Tirano 46.216,10.168 | 58 | 1:12 | mountain
St. Moritz 46.498,9.839 – Chiavenna 46.321,9.399 | 49 | 1:02 | mountain
Chur 46.850,9.530 – Andermatt 46.636,8.594 | 91 | 1:37 | mountain
Andermatt 46.636,8.594 – Brig 46.317,7.988 | 68 | 1:35 | ferry | 1
Landquart 46.968,9.567 – Scuol 46.797,10.298 | 78 | 1:40 | ferry | 1
Bad Gastein 47.115,13.134 – Spittal an der Drau 46.797,13.495 | 52 | 1:20 | ferry
Innsbruck 47.268,11.393 – Bregenz 47.503,9.747 | 187 | 2:05 | mountain
Toulouse 43.605,1.444 – Andorra la Vella 42.507,1.522 | 185 | 2:42 | mountain
Barcelona 41.389,2.169 – Andorra la Vella 42.507,1.522 | 198 | 2:45 | mountain
Ajaccio 41.927,8.735 – Bonifacio 41.388,9.159 | 131 | 2:20 | mountain
Bastia 42.700,9.450 – Ajaccio 41.927,8.735 | 149 | 2:27 | mountain
Olbia 40.923,9.498 – Cagliari 39.223,9.121 | 274 | 2:55 | plain
Palermo 38.116,13.362 – Catania 37.503,15.087 | 209 | 2:20 | plain
Salerno 40.681,14.768 – Reggio Calabria 38.111,15.647 | 437 | 4:20 | mountain
Bologna 44.494,11.343 – Florenz 43.770,11.256 | 105 | 1:17 | mountain
Reykjavík 64.147,-21.943 – Vík 63.419,-19.006 | 187 | 2:30 | plain
Vík 63.419,-19.006 – Höfn 64.254,-15.208 | 272 | 3:25 | plain
Akureyri 65.683,-18.091 – Egilsstaðir 65.263,-14.394 | 248 | 3:05 | mountain
Reykjavík 64.147,-21.943 – Akureyri 65.683,-18.091 | 388 | 4:45 | plain
Igoumenitsa 39.503,20.266 – Thessaloniki 40.640,22.944 | 322 | 3:20 | plain
Athen 37.984,23.728 – Patras 38.246,21.735 | 212 | 2:20 | plain
Athen 37.984,23.728 – Delphi 38.480,22.494 | 182 | 2:20 | plain
Heraklion 35.339,25.144 – Chania 35.514,24.018 | 142 | 2:08 | plain
Sibiu 45.793,24.121 – Brașov 45.658,25.601 | 143 | 2:20 | plain
Cluj-Napoca 46.771,23.624 – Oradea 47.047,21.919 | 153 | 2:35 | plain
Bukarest 44.432,26.104 – Brașov 45.658,25.601 | 184 | 2:42 | plain
Umeå 63.826,20.263 – Luleå 65.584,22.155 | 265 | 3:03 | plain
Kiruna 67.856,20.225 – Narvik 68.438,17.427 | 180 | 2:27 | plain
Oslo 59.913,10.739 – Kristiansand 58.147,7.996 | 320 | 3:42 | plain
Helsinki 60.170,24.938 – Rovaniemi 66.503,25.727 | 822 | 9:30 | plain
Tallinn 59.437,24.754 – Kuressaare 58.253,22.485 | 217 | 3:25 | ferry
Tallinn 59.437,24.754 – Tartu 58.378,26.729 | 186 | 2:20 | plain
Hamburg 53.551,9.994 – Kopenhagen 55.676,12.568 | 337 | 4:45 | ferry
Rostock 54.089,12.140 – Kopenhagen 55.676,12.568 | 208 | 4:15 | ferry
Stockholm 59.329,18.068 – Visby 57.640,18.296 | 210 | 5:05 | ferry
Aalborg 57.048,9.919 – Kristiansand 58.147,7.996 | 205 | 5:05 | ferry
London 51.507,-0.128 – Paris 48.857,2.351 | 458 | 5:45 | ferry
Split 43.509,16.440 – Hvar 43.173,16.443 | 62 | 3:10 | ferry
Korčula 42.960,17.136 – Dubrovnik 42.650,18.094 | 118 | 2:35 | ferry
Reggio Calabria 38.111,15.647 – Taormina 37.852,15.287 | 73 | 1:50 | ferry
Zürich 47.374,8.541 – Lugano 46.004,8.951 | 205 | 2:27 | plain
Mailand 45.464,9.190 – Bologna 44.494,11.343 | 215 | 2:17 | plain
Lissabon 38.722,-9.139 – Faro 37.019,-7.930 | 278 | 2:48 | plain
Granada 37.177,-3.599 – Malaga 36.721,-4.421 | 127 | 1:27 | plain
Ronda 36.742,-5.167 – Marbella 36.510,-4.886 | 62 | 1:08 | mountain
Exeter 50.725,-3.527 – Penzance 50.119,-5.537 | 178 | 2:07 | plain
Manchester 53.479,-2.245 – Glasgow 55.861,-4.250 | 345 | 3:40 | plain
Cork 51.898,-8.471 – Killarney 52.059,-9.507 | 88 | 1:27 | plain
Galway 53.272,-9.049 – Clifden 53.489,-10.019 | 79 | 1:22 | plain
Belfast 54.597,-5.930 – Londonderry 54.998,-7.309 | 115 | 1:35 | plain
Lyon 45.764,4.836 – Grenoble 45.188,5.724 | 112 | 1:16 | plain
Freiburg 47.997,7.843 – Konstanz 47.660,9.175 | 126 | 1:55 | plain
Würzburg 49.791,9.953 – Rothenburg ob der Tauber 49.378,10.179 | 63 | 0:48 | plain
Rothenburg ob der Tauber 49.378,10.179 – Füssen 47.570,10.701 | 207 | 2:05 | plain
Garmisch-Partenkirchen 47.492,11.096 – Füssen 47.570,10.701 | 60 | 1:03 | plain
Dresden 51.050,13.738 – Prag 50.088,14.421 | 149 | 1:37 | plain
Salzburg 47.809,13.055 – Hallstatt 47.562,13.649 | 73 | 1:12 | plain
Graz 47.071,15.438 – Ljubljana 46.056,14.506 | 196 | 2:05 | plain
Luzern 47.050,8.305 – Interlaken 46.686,7.863 | 69 | 1:00 | mountain
Colmar 48.080,7.358 – Gérardmer 48.073,6.878 | 52 | 1:05 | mountain
Nizza 43.703,7.266 – Castellane 43.847,6.513 | 103 | 1:55 | mountain
Bordeaux 44.838,-0.579 – San Sebastián 43.318,-1.981 | 240 | 2:30 | plain
Nantes 47.218,-1.554 – Quimper 47.997,-4.098 | 233 | 2:25 | plain
Caen 49.183,-0.371 – Pontorson 48.553,-1.509 | 120 | 1:15 | plain
Bilbao 43.263,-2.935 – Santander 43.462,-3.810 | 100 | 1:07 | plain
Porto 41.150,-8.611 – Pinhão 41.190,-7.547 | 127 | 1:40 | mountain
Sevilla 37.389,-5.984 – Ronda 36.742,-5.167 | 130 | 1:47 | plain
Bozen 46.498,11.355 – Cortina d’Ampezzo 46.538,12.137 | 133 | 2:05 | mountain
Verona 45.438,10.992 – Riva del Garda 45.885,10.841 | 87 | 1:10 | plain
Genua 44.407,8.934 – La Spezia 44.103,9.824 | 107 | 1:15 | mountain
Florenz 43.770,11.256 – Siena 43.318,11.331 | 75 | 1:05 | plain
Rom 41.893,12.483 – Neapel 40.852,14.268 | 226 | 2:20 | plain
Bari 41.118,16.872 – Lecce 40.353,18.174 | 153 | 1:45 | plain
Zadar 44.119,15.232 – Split 43.509,16.440 | 158 | 1:38 | plain
Rijeka 45.327,14.442 – Pula 44.867,13.850 | 108 | 1:15 | plain
Trondheim 63.431,10.395 – Kristiansund 63.111,7.728 | 197 | 3:25 | ferry
Ålesund 62.472,6.150 – Geiranger 62.101,7.206 | 109 | 2:20 | ferry
Göteborg 57.709,11.975 – Malmö 55.605,13.004 | 272 | 2:45 | plain
Kalmar 56.663,16.357 – Borgholm 56.880,16.656 | 40 | 0:38 | plain
Danzig 54.352,18.647 – Warschau 52.230,21.011 | 340 | 3:25 | plain
Krakau 50.062,19.937 – Zakopane 49.299,19.949 | 106 | 1:40 | plain
Budapest 47.498,19.040 – Siófok 46.905,18.058 | 107 | 1:08 | plain
Riga 56.949,24.105 – Tallinn 59.437,24.754 | 309 | 4:00 | plain
Vilnius 54.687,25.280 – Klaipėda 55.711,21.132 | 305 | 3:05 | plain
`;

const ALL = TEXT.trim().split('\n').map(readLeg);

export const KNOWN_LEGS: Readonly<Record<'seen' | 'unseen', readonly KnownLeg[]>> = {
  seen: ALL.filter((_, index) => index % 3 !== 2),
  unseen: ALL.filter((_, index) => index % 3 === 2),
};

function readLeg(line: string): KnownLeg {
  const [ends = '', km, time = '', land = '', month] = line.split(' | ');
  const [from, to] = ends.split(' – ').map(readPlace);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (!from || !to || (land !== 'mountain' && land !== 'ferry' && land !== 'plain'))
    throw new Error(`no leg: ${line}`);
  const when = month === undefined ? {} : { month: Number(month) };
  return { from, to, km: Number(km), minutes: hours * 60 + minutes, land, ...when };
}

function readPlace(text: string): KnownPlace {
  const space = text.lastIndexOf(' ');
  const [lat = 0, lng = 0] = text
    .slice(space + 1)
    .split(',')
    .map(Number);
  return { name: text.slice(0, space), lat, lng };
}
