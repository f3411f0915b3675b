import { fold } from './fold.ts';

/** What English words are in the German that the listening knows; several words for one are joined by underscores. */
export const ENGLISH_WORDS = words(`
  mark=mach paid=bezahlt pay=zahlen as=als each=je about=etwa straight=direkt altogether=ganz evening=abend morning=vormittag afternoon=nachmittag tickets=tickets keep=lass leave=lass
  add=füge insert=füge include=einbauen append=anhängen squeeze=einschieben put=setze stick=setze remove=streich delete=lösche drop=streich skip=streich cut=streich cancel=streich scrap=streich ditch=streich omit=streich
  move=verschiebe shift=verschiebe push=verschiebe postpone=verschiebe bring=verschiebe swap=tausche switch=tausche exchange=tausche reverse=umdrehen replace=ersetze substitute=ersetze instead=stattdessen rename=benenne call=nenne named=nenne title=titel
  optimise=optimiere optimize=optimiere reorder=sortiere sort=sortiere order=reihenfolge spread=verteile distribute=verteile split=verteile shortest=kürzeste fastest=schnellste best=beste detour=umweg
  stay=bleib stays=bleib spend=verbringe sleep=schlafen sleeping=schlafen overnight=übernachten night=nacht nights=nächte day=tag days=tage week=woche weeks=wochen hour=stunde hours=stunden minute=minute minutes=minuten month=monat
  more=mehr extra=weitere additional=weitere another=noch_eine longer=länger shorter=kürzer less=weniger fewer=weniger later=später earlier=früher sooner=früher
  start=starte starting=starte begin=beginne leaving=losfahren depart=losfahren departure=abfahrt end=ende ends=ende finish=ende return=zurück back=zurück home=heim
  loop=runde trip=reise journey=reise tour=tour route=route road=strecke whole=ganze entire=ganze all=alle everything=alles stop=stopp stops=stopps place=ort places=orte city=stadt cities=städte town=stadt towns=städte
  to=nach towards=richtung in=in at=in on=am by=mit from=von until=bis till=bis through=über via=über over=über after=nach before=vor between=zwischen without=ohne except=ohne for=für with=mit and=und or=oder but=aber then=dann first=erst second=zweiten third=dritten fourth=vierten fifth=fünften last=letzten final=letzten
  not=nicht dont=nicht doesnt=nicht no=kein never=nie wont=nicht cant=nicht isnt=nicht neither=nicht only=nur just=nur also=auch too=auch still=noch again=nochmal maybe=vielleicht perhaps=vielleicht optional=optional rather=lieber prefer=lieber better=besser
  i=ich we=wir you=du us=uns me=mir my=meine our=unsere your=deine it=es that=das this=diese the=der a=ein an=ein there=dort here=hier these=diese those=diese them=sie
  want=will wanna=will would=würde wed=wir_würden id=ich_würde like=gern love=gern could=könnte can=kann should=soll shall=soll may=darf need=brauchen must=muss have=haben has=hat is=ist are=sind was=war be=sein will=wird ill=ich well=wir lets=wir please=bitte make=mach do=mach go=fahre going=fahren drive=fahren driving=fahren drives=fahren get=komm travel=reisen visit=besuche see=sehen
  how=wie far=weit long=lang much=viel many=viele what=was whats=was which=welche where=wo when=wann why=warum who=wer cost=kosten costs=kosten expensive=teuer price=preis budget=budget money=geld
  show=zeig find=finde search=suche suggest=schlag recommend=empfiehl suggestions=vorschläge ideas=ideen tips=tipps tell=zeig any=etwas anything=etwas something=etwas nice=schön sights=sehenswürdigkeiten
  hotel=hotel hotels=hotels accommodation=unterkunft lodging=unterkunft room=zimmer campsite=campingplatz camping=campen campground=campingplatz apartment=ferienwohnung hostel=hostel book=buche booked=gebucht restaurant=restaurant eat=essen dinner=abendessen lunch=mittagessen food=essen
  note=notiz remind=notiz write=schreib toll=maut tolls=maut avoid=vermeide highway=autobahn highways=autobahn motorway=autobahn motorways=autobahn vignette=vignette ferry=fähre train=zug bus=bus bike=rad bicycle=rad cycling=rad car=auto plane=flugzeug fly=fliegen foot=fuß walk=zu_fuß hike=wandern camper=wohnmobil campervan=wohnmobil motorhome=wohnmobil motorbike=motorrad motorcycle=motorrad
  map=karte share=teilen weather=wetter help=hilfe thanks=danke hello=hallo hi=hallo hey=hallo today=heute tomorrow=morgen monday=montag tuesday=dienstag wednesday=mittwoch thursday=donnerstag friday=freitag saturday=samstag sunday=sonntag
  january=januar february=februar march=märz april=april may=mai june=juni july=juli august=august september=september october=oktober november=november december=dezember easter=ostern christmas=weihnachten
  holiday=feiertag holidays=feiertage miles=meilen mile=meile loop=runde manage=schaffen offline=offline reach=erreichen edit=bearbeiten pound=pfund someone=jemand roughly=etwa once=sobald
  one=ein two=zwei three=drei four=vier five=fünf six=sechs seven=sieben eight=acht nine=neun ten=zehn eleven=elf twelve=zwölf fourteen=vierzehn half=halb both=beide each=jeden every=jeden daily=täglich maximum=maximal max=max most=höchstens
  free=freien rest=ruhe empty=freien along=unterwegs way=weg direct=direkt directly=direkt open=offen missing=offen nothing=nichts day's=tag summary=zusammenfassung overview=überblick arrive=ankommen arrival=ankunft oclock=uhr am=uhr pm=uhr_abends sea=meer coast=küste beach=strand lake=see mountains=berge mountain=berg`);

export const ENGLISH_PHRASES = words(`
  have_to=müssen need_to=müssen has_to=muss
  instead_of=statt get_rid_of=streich take_out=streich leave_out=streich kick_out=streich cut_out=streich how_far=wie_weit how_long=wie_lange how_much=wie_viel how_many=wie_viele
  rest_day=ruhetag free_day=ruhetag day_off=ruhetag on_the_way=auf_dem_weg along_the_way=auf_dem_weg on_foot=zu_fuß at_least=mindestens at_most=höchstens no_more_than=höchstens more_than=mehr_als up_to=bis_zu
  per_day=am_tag hours_a_day=stunden_am_tag yes=ja each_day=jeden_tag every_day=jeden_tag id_like=ich_möchte wed_like=wir_möchten wed_rather=wir_würden_lieber id_rather=ich_würde_lieber can_you=kannst_du could_you=könntest_du
  round_trip=rundreise road_trip=reise and_back=und_zurück go_back=zurück come_back=zurück get_back=zurück push_back=verschiebe_später a_bit=etwas in_between=dazwischen dont_need=brauchen_nicht thank_you=danke half_an_hour=halbe_stunde an_hour=eine_stunde a_week=eine_woche a_night=eine_nacht
  one_more=noch_eine one_less=eine_weniger no_longer=nicht_mehr set_off=losfahren not_to=nicht want_to=wollen_nach id_love=ich_möchte what_about=wie_wäre_es how_about=wie_wäre_es by_car=mit_dem_auto by_train=mit_dem_zug by_bike=mit_dem_rad by_ferry=mit_der_fähre by_bus=mit_dem_bus
  next_week=nächste_woche the_day_after=tag_nach day_before=tag_vor day_after=tag_nach drive_time=fahrzeit driving_time=fahrzeit dont_forget=vergiss_nicht as_well=auch a_few=ein_paar`);

function words(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(/\s+/)
      .filter((entry) => entry.includes('='))
      .map((entry) => {
        const [english = '', german = ''] = entry.split('=', 2);
        return [english.replaceAll('_', ' '), fold(german).replaceAll('_', ' ')] as const;
      }),
  );
}
