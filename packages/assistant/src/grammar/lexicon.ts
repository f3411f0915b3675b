import { allowedTypos, fold, typosBetween } from '../language/fold.ts';
import type { Token } from '../language/tokens.ts';

/**
 * What words mean here, whatever their form: the rest of a sentence once places, days and amounts are found. A star
 * stands for any ending, an underscore for a space.
 */
const WORDS = {
  add: `füg* hinzu* einfüg* einbau* aufnehm* aufzunehm* reinnehm* mitnehm* dazunehm* hineinnehm* einplan* ergänz* einschieb* reinschieb* reinquetsch* reinpack*
    dazupack* anhäng* dranhäng* dazu rein hinein dazwischen kurz_halten vorbeischau* vorbeifahr* vorbei abstecher zwischenstopp* zwischenhalt* zwischenstop halt stopp stop pause
    fehlt fehlen dabei mit_rein mit_auf mit_dazu einzubau* einzufüg* einbeziehen aufsuchen anfahr* einlegen mit_reinnehmen vergiss_nicht vergesst_nicht nicht_vergessen
    neuer_stopp neuer_stop ausflug unterbring* unterkrieg* reinbekommen ein_bauen obendrauf anhalten haltmachen vorbeikommen einkehren mitnimmst dranhängen ansteuern ansteuer* abklappern`,
  remove: `streich* gestrichen lösch* entfern* rausnehm* herausnehm* raus heraus weg weglass* auslass* wegfall* weg_fallen entfallen entfällt überspring* rausschmei* rausschmeiß* rauswerf* rausstreich* schmeiß* schmeiss* schmeisst werf* wirf
    kick* kill* cancel* canceln storn* skipp* skip sparen knicken ausfallen ausfall* fällt_aus flach sausen rauskick* rauslösch* ersatzlos verzicht* verzichten fallen_lassen fallenlassen abhaken wegstreich* rausfallen
    rausfliegen fliegt tilg* loswerden gestorben vergiss vergessen_wir lass_aus lassen_aus auslässt weglässt gecancelt abgesagt sag_ab absagen wegmach* nimm_weg rausgenommen rauslassen`,
  negate: `nicht kein keine keinen keiner keinem nie niemals nimmer nimma doch_nicht nicht_mehr lieber_nicht net ned nöd nit nid nümm nümme`,
  need: `brauch* brauche brauchen wollen_wir will_ich muss_nicht`,
  move: `verschieb* schieb* verleg* vorzieh* umstell* rück* vorverleg* umleg* hinschieb* verschoben umzieh* zieh vorzuziehen nachhinten umplan* rutsch* verrück* wander_auf umsortier_auf`,
  put: `tu tue tun ändere ändern ändert änder eintragen trage_ein eintrag lege legen setz setze setzen stell stelle stellen pack packe packen nimm nehm nehme nehmen nehmt schieb_rein bring bringe häng hänge trag trage bau baue`,
  make: `mach mache machen macht machst gemacht lass lasse lassen lasst plan plane planen plant geplant`,
  swap: `tausch* vertausch* umgekehrt umdreh* andersrum andersherum anders_rum dreh drehe drehen umtausch* reihenfolge_tauschen wechsle wechseln verdreh* getauscht`,
  replace: `ersetz* austausch* stattdessen statt_dessen dafür dafuer im_gegenzug anstelle_dessen sondern`,
  rename: `nenn* benenn* umbenenn* heiß heiße heißt heißen heisst heissen taufe titel reisetitel umtauf* betitel* namen umgetauft`,
  optimise: `reihung am_wenigsten_fahren wenigsten_fahrt wenigsten optimier* optimal* reihenfolge kürzeste* schnellste* sortier* umsortier* beste beste_route effizient* sinnvoller sinnvollste* geschickter geschickteste* besser_sortiert zickzack hin_und_her kreuz_und_quer umweg umwege logischer unlogisch logischste* sinnvoll* ordne ordnen`,
  spread: `verteil* aufteil* teil teile gleichmäßig gleichmäßiger entzerr* aufzuteilen auseinanderzieh* ausgewogen* ausgeglichen* streck strecken strecke_die`,
  limit: `fahrgrenze tageslimit höchstens maximal max max. nicht_mehr_als nie_mehr_als nicht_länger_als nie_länger_als nicht_über bis_zu begrenz* beschränk* limit obergrenze am_stück keinesfalls_mehr_als mehr_als länger_als über_als limitier*`,
  drive: `fahrgrenze fahr fahre fahren fährt fährst fahrn gefahren fahrt fahrzeit fahrtzeit autofahrt autofahren lenkzeit am_steuer hinterm_steuer im_auto steuer fahrstunden kutschieren gurken düsen lenken`,
  go: `geh gehe gehen geht gehts geht's reis reisen reist komm komme kommen kommt hinfahr* hinfahren hin los_nach rüber weiterfahr* weiter besuch* besucht will_nach will_auf zieht_es möcht_nach schaun schauen_vorbei hinwill abbieg*`,
  like: `wäre wären schön toll cool super klasse nett gefallen gefällt interessant lust reizt reizen träum* traum unbedingt gönnen gönn hätt hätte hätten würde würden`,
  want: `will wollen wollte wollten möchte möchten mag mögen soll sollen sollte sollten muss müssen müssten müsste kann kannst können könnte könnten könntest könnt darf dürfen würd wollma kannste koennteste willste`,
  see: `sehen seh anschau* anseh* schau schauen besichtig* angucken gucken entdecken erkunden bestaunen angeschaut`,
  stay: `bleib* verweil* verbring* aufhalt* aufenthalt bleim verlänger* geblieben`,
  sleep: `übernacht* schlaf* schläft penn* nächtig* unterkommen schlafen_wir`,
  night: `nacht nächte nächten nächtle`,
  more: `mehr weitere weiteren weiteres zusätzlich zusätzliche zusätzlichen extra nochmal_so zusatztag zusatznacht dranhängen drauf dran obendrauf aufstocken`,
  longer: `länger verlänger* ausdehn* ausgedehnter strecken längere`,
  shorter: `kürzer verkürz* kürz kürze kürzen weniger zusammenstreich* abkürz* einkürz* reduzier* kürzere`,
  later: `später nach_hinten weiter_hinten hinten spaeter nach_später nachhinten danach_erst aufschieb* verspät*`,
  earlier: `früher nach_vorne nach_vorn vorher vorne eher vorzieh* nachvorne zeitiger`,
  start: `fang fange fangen anfangen früh_raus früh_los zeitig_los start starte starten startet startpunkt beginn beginne beginnen beginnt beginnend los losfahr* loslegen losgeh* abfahrt abfahr* aufbruch aufbrech* brechen_auf brich_auf reisebeginn reisestart startdatum tagesbeginn tagesstart abreis* abreise abreisetag startzeit abfahrtszeit abfahrtstag losdüsen starttermin losziehen los_geht`,
  end: `ende endet enden ende_ist rückkehr rückreise reiseende heimreise zurück zuhause daheim heim zu_hause nach_hause rückweg heimweg heimwärts heimfahrt aufhören retour heimkommen zurückkommen zurückfahren enddatum zurück_sein endgültig_zurück`,
  length: `dauern dauert dauer lang gehen_soll reisedauer insgesamt_lang länge urlaub zeit`,
  trip: `runde schleife reise reisedaten daten termine zeitraum reisezeitraum datum tour rundreise route trip roadtrip strecke rundfahrt rundtour reisen_titel gesamtreise städtereise städtetour städtetrip autoreise urlaubsreise`,
  all: `alles alle ganze ganzen gesamte gesamten komplette kompletten komplett gesamt insgesamt überall sämtliche restlichen das_ganze`,
  stops: `stopps stops orte ziele stationen etappen haltepunkte zwischenziele städte`,
  stop: `ort ziel station etappe`,
  days: `tag tage tagen reisetage tages reisetag`,
  restday: `ruhetag ruhetage pausentag puffertag freien_tag freier_tag zusätzlichen_tag zusatztag gammeltag entspannungstag pausetag erholungstag leertag badetag faulenzertag chilltag pause_machen pausieren nichts_fahren nicht_fahren gar_nicht_fahren kein_auto_fahren ausruhen faulenzen erholen ausspannen chillen nichts_tun`,
  plan_trip: `plane plan planen erstell* entwirf entwerf* organisier* neue_reise neue_route neue_tour neuer_trip neuen_trip stell_zusammen zusammenstell* ausarbeit* reiseplan`,
  round: `rundreise rundfahrt rundtour rundkurs und_zurück hin_und_zurück und_wieder_zurück hin_und_wieder_zurück und_retour im_kreis wieder_heim rundherum und_dann_zurück und_wieder_heim`,
  optional: `optional optionalen optionaler optionales option vielleicht eventuell evtl evtl. wenn_zeit_ist nur_wenn_zeit_ist nur_wenn_noch_zeit_ist nur_bei_zeit nur_vielleicht wenn_noch_zeit_ist wenn_wir_zeit_haben wenn_wir_noch_zeit_haben bei_zeit falls_zeit_ist falls_noch_zeit_ist falls_wir_zeit_haben wenn_zeit_bleibt wenn_noch_zeit_bleibt wenn_noch_luft_ist kein_muss nice_to_have wenn_es_passt wunschziel wackelkandidat`,
  firm: `fest verbindlich fix fixer fest_eingeplant definitiv sicher_dabei pflicht fixiert auf_jeden_fall_dabei`,
  toll: `maut ohne_maut keine_maut mautstraßen mautstraße mautstrecken mautpflichtig* mautgebühr* mautfrei mautfreie péage peage autobahngebühr* vignette vignetten pickerl mautautobahn*`,
  motorway: `autobahn autobahnen autobahnfrei schnellstraße* autobahnfahrt*`,
  country_road: `landstraße* nebenstraße* bundesstraße* panoramastraße* kurvenreich* landschaftlich* kleine_straßen kleinen_straßen`,
  unpaved: `schotter* unbefestigt* schotterpiste* piste pisten feldweg* schotterstraße*`,
  avoid: `vermeid* meid* meiden umfahr* umgeh* ohne_maut mautfrei keine_maut verbiet*`,
  allow: `erlaub* ok okay egal in_ordnung zulassen benutz* nutz* zahlen bezahlen`,
  undo: `rückgängig rückgängig_machen zurücknehmen widerrufe undo`,
  note: `schreiben schreibt schreib_auf notiz notizen vermerk anmerkung hinweis notier* merk merke vermerk* aufschreib* dazuschreib* notizzettel erinner* schreib schreibe`,
  restaurant: `restaurant restaurants lokal lokale gasthaus gasthof wirtshaus abendessen mittagessen essen tisch reservier* beisl pizzeria speisen dinner znacht zmittag frühstück*`,
  hungry: `isst esse essen_gehen was_zu_essen etwas_zu_essen hunger lecker`,
  lodging: `hotel hotels unterkunft unterkünfte unterkünften pension pensionen hostel hostels campingplatz campingplätze ferienwohnung ferienwohnungen zimmer quartier bleibe herberge schlafplatz airbnb stellplatz bett betten`,
  book: `bezahlt bezahlte gebuchte gebuchten reservierte reservierten zugesagt bestätigt reserviert gezahlt bezahlt_ist fix_gebucht buche buch buchen gebucht reservier* ungebucht`,
  activity: `aktivität aktivitäten unternehmung programmpunkt programm besichtigung stadtführung führung museumsbesuch`,
  find: `such suche suchen find finde finden zeig zeige zeigen empfiehl empfehl* nenn_mir nenne_mir nennen_sie_mir vorschlag vorschläge schlag schlage schlägst tipp tipps idee ideen weißt kennst gibt_es gibts gibt's gäbe_es vorschlagen`,
  where: `wo wohin woher`,
  when: `wann an_welchem_tag um_wie_viel_uhr um_wieviel_uhr wie_spät`,
  what: `was welche welcher welches welchen wer welch`,
  how: `wie wieso warum wieviel`,
  far: `wie_weit wie_viele_meilen wie_viel_meilen wie_viele_kilometer wie_viel_kilometer wieviele_kilometer wieviel_kilometer wieviele_km wie_viele_km wie_viel_km entfernung distanz gesamtstrecke streckenlänge kilometerzahl kilometer km fahrstrecke`,
  howlong: `wie_lang wie_lange wie_viele_stunden wieviele_stunden wie_viel_stunden fahrzeit gesamtfahrzeit fahrtzeit fahrdauer reisezeit`,
  cost: `was_macht_das summe aufstellung kosten kostet teuer preis preise budget gesamtkosten gesamtpreis kostenübersicht reisekosten geld zahlen_wir blechen ausgaben ausgeben kohle kostenpunkt euro`,
  along: `auf_dem_weg unterwegs an_der_strecke auf_der_strecke entlang_der_route entlang_der_strecke an_der_route auf_der_route am_weg am_wegesrand entlang auf_der_fahrt liegt_dazwischen auf_der_durchreise unterwegs_noch aufm_weg`,
  summary: `überblick übersicht zusammenfass* zusammenfassung fass fasse zusammen status reiseplan bisher`,
  missing: `noch_frei offen offene offenen fehlt_noch fehlende ungebucht noch_buchen zu_buchen buchen_müssen ohne_unterkunft ohne_hotel keine_unterkunft kein_hotel unversorgt`,
  show_day: `steht ansteht passiert unternehmen geplant dran vor_sich`,
  arrive: `ankommen komme_an ankunft ankunftszeit erreichen erreiche da eintreffen ankommt kommen_an`,
  map: `karte landkarte`,
  help: `hilfe help befehle was_kannst_du was_kannst_du_alles wie_funktioniert_das was_verstehst_du hilf wobei_kannst_du_helfen kannst_du_helfen`,
  thanks: `danke dankeschön vielen_dank danke_schön danke_dir besten_dank merci`,
  greeting: `hallo hi hey moin servus guten_tag guten_morgen guten_abend grüß_gott grüß_dich grüezi griaß_di hoi`,
  retract: `quatsch vergiss_es vergiss_das lass_so lass_es_so lass_es lass_alles_so wie_es_war so_wie_es_war ach_nein ach_nee ach_eine ach_ne nee_warte nein_warte moment_nein war_ein_versehen lieber_doch_nicht ach_lass ne_doch_nicht nein_doch_nicht doch_alles_lassen lass_mal_stecken`,
  theme: `altstädte fachwerk dorf dörfer destillerie destillerien whisky surfen surfspot lavendel wikinger kurven serpentinen buschenschank weinprobe ruhig_in_der_natur kirchenburg kirchenburgen badeplatz badeplätze badestelle strand strände stränden badestrand badestrände meer see seen gewässer wasser baden schwimmen badesee küste küsten ufer insel inseln berg berge bergen gebirge alm pass pässe aussicht aussichtspunkt panorama hütte wandergebiet wald natur naturpark nationalpark wasserfall wasserfälle höhle höhlen schlucht schluchten schloss schlösser burg burgen ruine ruinen kirche kirchen kloster stabkirche stabkirchen museum museen altstadt weingut weinberg weinberge weindorf therme thermen thermalbad spielplatz freizeitpark zoo tierpark sehenswürdigkeit sehenswürdigkeiten highlights ausflugsziel ausflugsziele fischerdorf leuchtturm sandstrand fjord gletscher vulkan markt austoben klettern hoch_hinaus bergdorf pausenplatz rastplatz`,
  near: `rund_um in_der_nähe nähe umgebung gegend in_der_gegend drumherum um_die_ecke rum`,
  hypothetical: `was_wäre was_wäre_wenn was_ginge theoretisch nur_theoretisch hypothetisch unterschied`,
  same_day: `selben_tag gleichen_tag demselben_tag einem_tag_zusammen zusammen_an_einem_tag`,
  same: `genauso ebenso ebenfalls dito gleichfalls auch_so genau_so`,
  keep: `lass_drin drin_lassen drinlassen bleibt_drin so_bleiben bleibt_so beibehalten bleibt_wie bleibt_natürlich muss_sein direkt_nach`,
  first: `erst zuerst zuvor davor vorab vorher_noch zunächst erstmal`,
  afterwards: `dann danach anschließend hinterher nachher`,
  rather: `lieber besser am_liebsten eher_nach`,
  only: `nur bloß lediglich reicht reichen genügt`,
  there: `dort da dahin dorthin hier hierhin drin`,
  still: `noch auch zusätzlich außerdem nochmal`,
  condition: `wenn falls sofern außer_wenn nur_wenn es_sei_denn solange vorausgesetzt`,
  per_day: `am_tag pro_tag je_tag an_einem_tag täglich jeden_tag per_tag tagesetappe tagesetappen etappen_pro_tag immer jeder_tag jeweils`,
  lodging_kind: `campen zelten zelt wildcampen glamping`,
  walk: `wander wandere wandern laufe laufen lauf spazier* zu_fuß`,
  ride: `radle radeln radel radl radeltour`,
  fly: `fliege fliegen flieg`,
  share: `weiterleiten teilen teile teilst weitergeb* schicken schick schicke verschick* weiterschick* freigeben freigabe link`,
  invite: `einlad* mitplanen zusammen_planen gemeinsam_planen mitreisende mitbearbeiten`,
  print: `druck* ausdruck* papier pdf`,
  export: `ausspucken export* exportieren gpx navi herunterlad* kalender ical speichern`,
  weather: `wetter regen regnet regnen sonnig temperatur* warm kalt schneit schnee heiß hitze`,
  entry: `visum visa einreise* reisepass ausweis personalausweis impf* papiere grüne_karte`,
  traffic: `stau staus verkehr baustelle* verkehrslage`,
  opening: `öffnungszeit* geöffnet geschlossen offen_im öffnet schließt ruhetage_von zu_hat`,
  longest: `strengste strengster strengsten längste längster längsten am_längsten weiteste weitesten anstrengendste* schlimmste* heftigste* am_meisten am_weitesten am_anstrengendsten`,
  border: `grenze grenzen grenzübergang grenzübergänge länder ländern vignette vignetten pickerl mautpflicht`,
  ferry: `fähre fähren fährt_eine_fähre autozug autozüge fährverbindung`,
  fulfil: `schaffen schaff schafft schaffbar machbar kommen_wir_bis kommen_wir_noch rechtzeitig reicht_das reicht_die_zeit geht_sich_aus wird_das_zu_lang ist_das_zu_lang geht_das_an_einem_tag`,
  feast: `feiertag feiertage nationalfeiertag`,
  offline: `offline netz internet ohne_netz kein_netz ohne_internet kein_internet kein_empfang ohne_empfang funkloch`,
  size: `höhe breite tonnen maße meter_hoch hoch_genug`,
  charging: `lade laden ladestation ladestationen ladesäule ladesäulen aufladen nachladen ladepunkt`,
  currency: `franken wechselkurs umrechnen umgerechnet dollar zloty kronen`,
  changing: `ändern bearbeiten mitplanen editieren anpassen`,
  person: `pro_person pro_kopf pro_nase jeder_von_uns`,
  miles: `wie_viele_meilen wie_viel_meilen meilen meile`,
  least: `am_wenigsten am_kürzesten kürzester_tag kürzesten_tag`,
  leave: `fahren_wir_weiter reisen_wir_ab weiterfahren_wir`,
  daylight: `dunkel dämmerung sonnenuntergang sonnenaufgang sonne hell tageslicht geht_die_sonne`,
} as const;

export type Concept = keyof typeof WORDS;

/** Words that carry no wish: they cost nothing. */
const EMPTY = `bitte bitteschön mal ma ey einfach gern gerne eben eigentlich kurz schnell jetzt nun also wohl denn uns mir ganz ruhig natürlich äh ähm hm irgendwie
  halt ja doch schon sogar gleich grad gerade vielleicht_mal ich du wir ihr man er sie es dir euch mich dich sich ihm ihn ihnen
  der die das den dem des ein eine einen einem einer eines ne nen nem ner n der_die unser unsere unseren unserem unserer mein meine meinen meinem meiner dein deine
  und oder aber sowie & so okay ok hallo tja na ach oh oje nee nein nö prima gut dass ob weil damit als wie_wäre_es wie_wärs wie_wär's wie_wäre_s was_hältst_du_davon von_mir_aus meinetwegen
  hab habe haben hat hast ist sind bin war sein wird werden wurde worden sei seien wärs geht_das ginge_das passt das_heißt d.h. z.b. zum_beispiel etwa ca ca. circa ungefähr fast knapp
  zu nach in im ins an am ans auf aufs bei beim von vom aus ab bis über via durch vor hinter neben zwischen für mit ohne statt anstatt anstelle gegen um richtung zum zur seit unter während wegen
  sonst wirklich echt voll total sehr recht ziemlich bisschen bissl bissi bisserl bissel wenig etwas was_auch_immer irgendwas so_dass sodass wobei davon daran darauf dabei_noch daraus 
  auch_noch wieder erst_mal überhaupt bestimmt sicherheitshalber selber selbst eher genau dieser diese dieses diesen diesem jene jenen solche welches_auch alle_beide beide beiden beides einmal zweimal_hin
  ansonsten zusätzlich_noch übrigens nämlich deshalb darum deswegen trotzdem immerhin jedenfalls allerdings zwar jedoch möglichst direkt gemeinsam zusammen_mit kinder kids familie hund wegen_uns leute
  anfang hey_du moin_moin servas bitteschoen könntest_du kannst_du würdest_du kann_man können_wir könnten_wir sollen_wir wollen_wir lass_uns lasst_uns würdest magst könnt_ihr ich_würde wir_würden gern_noch
  mach_mal überlegen überlegt überlege denke denk glaube glaub finde_ich finden_wir meine_ich gesagt sag sagen mein meint nochmals abends morgens mittags vormittags nachmittags früh abend nachmittag vormittag drauf_an getan machen_wir uhr
  hoch groß klein alt neu sache gross kleine kleinen kleiner kurzen kurze kurzer großen große großer schöne schönen schöner schönes gute guten guter gutes
  stadt ort stelle platz region raum ecke altstadt innenstadt zentrum reihe punkt dings sache art weise falle fall leider schade anders okay_dann momentan aktuell derzeit sofort bald ehrlich liebe lieber_assistent
  liegt liegen gäbe gefahren welt mag_sein kommt_drauf_an heißt_das stimmt versteh verstehe wissen weiß wüsste gern_wissen sagen_wir jede jeden jedes jeder paar viele viel lange
  rest übrige übrigen angenommen halber morgendlich vorbei_ist reingehen lohnt lohnen passt klappt klappen funktioniert wirkt scheint fühlt wissen kennt kennen treffen trifft dauernd zusammen allein alleine
  freunde freundin bekannte eltern oma opa schwester bruder tochter sohn kind baby hunde katze frau mann partner kollege leuten person personen mensch menschen
  geburtstag hochzeit feier ferien herbstferien sommerferien urlaubstag arbeit büro schule konto account handy app programm gerät auto_voll gepäck rucksack
  hölle hetzig stress stressig entspannt gemütlich locker leichter leicht schwer schlimm heftig krass nervig doof blöd öde langweilig spannend voll leer ruhig ruhiger laut teure teures billig günstig günstiger günstige
  gestern neulich damals manchmal oft selten öfter immer_noch nochmals zuletzt_mal woche wochenende monat jahr sommer winter frühling herbst ostern_rum
  weit nah näher lange länge_her kurz_vor mitten außen innen oben unten links rechts norden süden westen osten nördlich südlich westlich östlich
  hätten_wir wollten_wir waren warst gewesen worden schaffen schafft schaffbar geschafft zeitlich eilig platt müde fertig krank
  dingens ding teil stück weile bereich richtung_heim gesamte_zeit gleiche gleichen selbe selben anderes andere anderen anderer ander ganz_anders komplett_anders statt_dessen_was
  sprit benzin diesel liter tank verbrauch ps kmh tempo kaffee essen_gehen käme kämen somit insofern entsprechend entschuldigung sorry sozusagen halbwegs mega geil cool_da tabu flug termin uhrzeit minute sekunde wort zahl
  sowieso irgendwo irgendwas irgendwann stehen plan wobei franken pfund meinte meine_ich soeben eben_gerade komma
  am_besten könnens gell gelle oida ge ne_oder oder_so weißt_du weisst tatsächlich doch_noch wahrscheinlich möglicherweise länger_nicht warum_nicht warum wieso`;

/** Said as a question or politely, `nicht` takes nothing away. */
const HARMLESS_NEGATIONS = `können_wir_nicht könnten_wir_nicht wollen_wir_nicht sollten_wir_nicht kannst_du_nicht könntest_du_nicht nicht_wahr nicht_nur nicht_so warum_nicht
  nicht_weit nicht_so_weit nicht_mehr_weit nicht_teuer nicht_lang nicht_lange nicht_schlecht nicht_schlimm nicht_dass nicht_zu nicht_ganz nicht_fix noch_nicht_fix nicht_sicher nicht_ob kann_man_nicht wär_es_nicht wäre_es_nicht ist_es_nicht ob_wir_nicht nicht_doch nicht_vielleicht nicht_eher nicht_lieber nicht_unbedingt_weiter`;

export interface Reading {
  readonly concepts: readonly Concept[];
  /** How many tokens it took. */
  readonly length: number;
}

interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Concept[]>;
  readonly stems: readonly (readonly [stem: string, concept: Concept])[];
  readonly empty: ReadonlySet<string>;
  readonly longest: number;
}

let compiled: Lexicon | null = null;

function lexicon(): Lexicon {
  if (compiled) return compiled;
  const phrases = new Map<string, Concept[]>();
  const stems: (readonly [string, Concept])[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of this table
  for (const [concept, text] of Object.entries(WORDS) as readonly (readonly [Concept, string])[])
    for (const entry of listed(text)) {
      if (entry.endsWith('*')) stems.push([entry.slice(0, -1), concept]);
      else phrases.set(entry, [...(phrases.get(entry) ?? []), concept]);
    }
  const empty = new Set([...listed(EMPTY), ...listed(HARMLESS_NEGATIONS)]);
  const all = [...phrases.keys(), ...empty];
  compiled = {
    phrases,
    stems,
    empty,
    longest: Math.max(...all.map((phrase) => phrase.split(' ').length)),
  };
  return compiled;
}

function listed(text: string): readonly string[] {
  return fold(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => entry.replaceAll('_', ' '));
}

/** What the words from a token on mean, the longest phrase first; null for words that are not known. */
export function readWords(tokens: readonly Token[], at: number): Reading | null {
  const { phrases, stems, empty, longest } = lexicon();
  for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.some(({ kind }) => kind !== 'word')) continue;
    const key = words.map((token) => token.key).join(' ');
    const concepts = phrases.get(key);
    if (concepts) return { concepts, length };
    if (empty.has(key)) return { concepts: [], length };
  }
  const key = tokens[at]?.kind === 'word' ? (tokens[at]?.key ?? '') : '';
  const found = key === '' ? [] : stems.filter(([stem]) => key.startsWith(stem));
  if (found.length === 0) return null;
  const most = Math.max(...found.map(([stem]) => stem.length));
  return {
    concepts: found.filter(([stem]) => stem.length === most).map(([, one]) => one),
    length: 1,
  };
}

/** The word that a mistyped one was meant to be; null where it is close to none. */
export function createCorrector(names: ReadonlySet<string>): (token: Token) => Token | null {
  const { phrases, stems } = lexicon();
  const words = [...phrases.keys()].filter((word) => !word.includes(' '));
  return (token) => {
    const { key } = token;
    if (token.kind !== 'word' || key.length < 5 || key.length > 30 || names.has(key)) return null;
    const close = [
      ...words.map((word) => [word, key] as const),
      // The beginning of the word, without its ending.
      ...stems.map(([stem]) => [stem, key.slice(0, stem.length)] as const),
      ...stems.map(([stem]) => [stem, key.slice(0, stem.length - 1)] as const),
    ].flatMap(([word, written]) => {
      // The first letter is seldom wrong; in a short word it would make another one.
      if (word.length < 8 && word[0] !== key[0]) return [];
      const most = allowedTypos(word.length);
      const typos = typosBetween(written, word, most);
      return most > 0 && typos <= most ? [{ word, typos }] : [];
    });
    const [best] = close.toSorted((one, other) => one.typos - other.typos);
    return best ? { ...token, key: best.word } : null;
  };
}
