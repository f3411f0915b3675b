-- The post of a published trip is gone while the trip is in the bin, and comes back with it.
create function follow_trip() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    update post set deleted_at = new.deleted_at
    where id = (select post_id from trip_publication where trip_id = new.id) and deleted_at is null;
  else
    -- One that its author had deleted before stays deleted.
    update post set deleted_at = null
    where id = (select post_id from trip_publication where trip_id = new.id) and deleted_at = old.deleted_at;
  end if;
  return null;
end $$;
create trigger post_follows_trip after update of deleted_at on trip
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function follow_trip();

update post set deleted_at = trip.deleted_at
from trip_publication shown join trip on trip.id = shown.trip_id
where post.id = shown.post_id and post.deleted_at is null and trip.deleted_at is not null;

-- Notifications of a deleted post would lead nowhere.
create index user_notification_thing on user_notification (thing);
create function forget_post_news() returns trigger language plpgsql as $$
begin
  -- Rows that somebody changes at this moment stay: waiting for them could last forever, as they may wait for this post.
  delete from user_notification where id = any(array(
    select id from user_notification where thing = any(
      array['liked:post:' || new.id, 'answered:post:' || new.id] || array(
        select about || answer.id from post_answer answer,
          unnest(array['liked:answer:', 'replied:answer:', 'best:answer:']) about where answer.post_id = new.id))
    for update skip locked));
  return null;
end $$;
create trigger post_news_forgotten after update of deleted_at on post
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_post_news();

-- Whose mailbox it is: what stands behind a plus leads to the same one.
alter table report add column mailbox text
  generated always as (regexp_replace(lower(email), '\+[^@]*(@[^@]*)$', '\1')) stored;
create index report_mailbox on report (mailbox, created_at) where mailbox is not null;
-- In which people without an account reported, for the mails that follow.
alter table report add column language text not null default 'de' check (language in ('de', 'en'));

-- Posts are filed under the German name of their country, whatever language its author wrote (`countryKey`).
with renamed as (
  update post set country_key = named.german from (values
  ('albania', 'albanien'), ('algeria', 'algerien'), ('american-samoa', 'amerikanisch-samoa'),
  ('antarctica', 'antarktis'), ('antigua-barbuda', 'antigua-und-barbuda'), ('argentina', 'argentinien'),
  ('armenia', 'armenien'), ('ascension-island', 'ascension'), ('australia', 'australien'),
  ('austria', 'oesterreich'), ('azerbaijan', 'aserbaidschan'), ('bangladesh', 'bangladesch'),
  ('belgium', 'belgien'), ('bolivia', 'bolivien'), ('bosnia-herzegovina', 'bosnien-und-herzegowina'),
  ('botswana', 'botsuana'), ('bouvet-island', 'bouvetinsel'), ('brazil', 'brasilien'),
  ('british-indian-ocean-territory', 'britisches-territorium-im-indischen-ozean'),
  ('british-virgin-islands', 'britische-jungferninseln'), ('brunei', 'brunei-darussalam'),
  ('bulgaria', 'bulgarien'), ('cambodia', 'kambodscha'), ('cameroon', 'kamerun'), ('canada', 'kanada'),
  ('canary-islands', 'kanarische-inseln'), ('cape-verde', 'cabo-verde'),
  ('caribbean-netherlands', 'karibische-niederlande'), ('cayman-islands', 'kaimaninseln'),
  ('central-african-republic', 'zentralafrikanische-republik'), ('ceuta-melilla', 'ceuta-und-melilla'),
  ('chad', 'tschad'), ('christmas-island', 'weihnachtsinsel'), ('clipperton-island', 'clipperton-insel'),
  ('cocos-keeling-islands', 'kokosinseln'), ('colombia', 'kolumbien'), ('comoros', 'komoren'),
  ('congo-brazzaville', 'kongo-brazzaville'), ('congo-kinshasa', 'kongo-kinshasa'),
  ('cook-islands', 'cookinseln'), ('croatia', 'kroatien'), ('cuba', 'kuba'), ('cyprus', 'zypern'),
  ('czechia', 'tschechien'), ('denmark', 'daenemark'), ('djibouti', 'dschibuti'),
  ('dominican-republic', 'dominikanische-republik'), ('egypt', 'aegypten'),
  ('equatorial-guinea', 'aequatorialguinea'), ('estonia', 'estland'), ('ethiopia', 'aethiopien'),
  ('european-union', 'europaeische-union'), ('falkland-islands', 'falklandinseln'),
  ('faroe-islands', 'faeroeer'), ('fiji', 'fidschi'), ('finland', 'finnland'), ('france', 'frankreich'),
  ('french-guiana', 'franzoesisch-guayana'), ('french-polynesia', 'franzoesisch-polynesien'),
  ('french-southern-territories', 'franzoesische-sued-und-antarktisgebiete'), ('gabon', 'gabun'),
  ('georgia', 'georgien'), ('germany', 'deutschland'), ('greece', 'griechenland'), ('greenland', 'groenland'),
  ('heard-mcdonald-islands', 'heard-und-mcdonaldinseln'),
  ('hong-kong-sar-china', 'sonderverwaltungsregion-hongkong'), ('hungary', 'ungarn'), ('iceland', 'island'),
  ('india', 'indien'), ('indonesia', 'indonesien'), ('iraq', 'irak'), ('ireland', 'irland'),
  ('italy', 'italien'), ('jamaica', 'jamaika'), ('jordan', 'jordanien'), ('kazakhstan', 'kasachstan'),
  ('kenya', 'kenia'), ('kyrgyzstan', 'kirgisistan'), ('land-islands', 'landinseln'), ('latvia', 'lettland'),
  ('lebanon', 'libanon'), ('libya', 'libyen'), ('lithuania', 'litauen'), ('luxembourg', 'luxemburg'),
  ('macao-sar-china', 'sonderverwaltungsregion-macau'), ('madagascar', 'madagaskar'), ('maldives', 'malediven'),
  ('marshall-islands', 'marshallinseln'), ('mauritania', 'mauretanien'), ('mexico', 'mexiko'),
  ('micronesia', 'mikronesien'), ('moldova', 'republik-moldau'), ('mongolia', 'mongolei'),
  ('morocco', 'marokko'), ('mozambique', 'mosambik'), ('myanmar-burma', 'myanmar'),
  ('netherlands', 'niederlande'), ('new-caledonia', 'neukaledonien'), ('new-zealand', 'neuseeland'),
  ('norfolk-island', 'norfolkinsel'), ('north-korea', 'nordkorea'), ('north-macedonia', 'nordmazedonien'),
  ('northern-mariana-islands', 'noerdliche-marianen'), ('norway', 'norwegen'),
  ('outlying-oceania', 'aeusseres-ozeanien'), ('palestinian-territories', 'palaestinensische-autonomiegebiete'),
  ('papua-new-guinea', 'papua-neuguinea'), ('philippines', 'philippinen'),
  ('pitcairn-islands', 'pitcairninseln'), ('poland', 'polen'), ('pseudo-accents', 'pseudo-akzente'),
  ('qatar', 'katar'), ('romania', 'rumaenien'), ('russia', 'russland'), ('rwanda', 'ruanda'),
  ('saudi-arabia', 'saudi-arabien'), ('serbia', 'serbien'), ('seychelles', 'seychellen'),
  ('singapore', 'singapur'), ('slovakia', 'slowakei'), ('slovenia', 'slowenien'),
  ('so-tom-prncipe', 'so-tom-und-prncipe'), ('solomon-islands', 'salomonen'), ('south-africa', 'suedafrika'),
  ('south-georgia-south-sandwich-islands', 'suedgeorgien-und-die-suedlichen-sandwichinseln'),
  ('south-korea', 'suedkorea'), ('south-sudan', 'suedsudan'), ('spain', 'spanien'),
  ('st-kitts-nevis', 'st-kitts-und-nevis'), ('st-pierre-miquelon', 'st-pierre-und-miquelon'),
  ('st-vincent-the-grenadines', 'st-vincent-und-die-grenadinen'),
  ('svalbard-jan-mayen', 'spitzbergen-und-jan-mayen'), ('sweden', 'schweden'), ('switzerland', 'schweiz'),
  ('syria', 'syrien'), ('tajikistan', 'tadschikistan'), ('tanzania', 'tansania'),
  ('trinidad-tobago', 'trinidad-und-tobago'), ('tuerkiye', 'tuerkei'), ('tunisia', 'tunesien'),
  ('turks-caicos-islands', 'turks-und-caicosinseln'), ('united-arab-emirates', 'vereinigte-arabische-emirate'),
  ('united-kingdom', 'vereinigtes-koenigreich'), ('united-nations', 'vereinte-nationen'),
  ('united-states', 'vereinigte-staaten'), ('unknown-region', 'unbekannte-region'),
  ('us-outlying-islands', 'amerikanische-ueberseeinseln'), ('us-virgin-islands', 'amerikanische-jungferninseln'),
  ('uzbekistan', 'usbekistan'), ('vatican-city', 'vatikanstadt'), ('wallis-futuna', 'wallis-und-futuna'),
  ('western-sahara', 'westsahara'), ('yemen', 'jemen'), ('zambia', 'sambia'), ('zimbabwe', 'simbabwe')
  ) named (english, german) where country_key = named.english returning id)
-- Their words are written anew by the job for posts without them.
delete from post_search where post_id in (select id from renamed);
