-- A row for every change to what visitors see, except likes. Servers keep pages for some seconds and ask before every use
-- whether a row was added. Rows are only added: a counter would be one row for which all writers wait. Servers remove
-- rows that they have known for longer than any page is kept.
create table page_change (id bigint generated always as identity primary key);

create function note_page_change() returns trigger language plpgsql as $$
begin
  insert into page_change default values;
  return null;
end $$;

-- Counts of likes and answers change by themselves; an answer is noted with its own row.
create trigger post_on_pages after insert or delete or update of kind, slug, title, doc, plain, photos, topic, country,
    place, country_key, place_key, lat, lng, trip_id, user_id, is_editorial, state, is_locked, version, best_answer_id,
    deleted_at on post
  for each statement execute function note_page_change();
create trigger answer_on_pages after insert or delete or update of user_id, is_editorial, text, state, deleted_at on post_answer
  for each statement execute function note_page_change();

create trigger publication_on_pages after insert or update or delete on trip_publication
  for each statement execute function note_page_change();
-- Most trips are private, and opening one changes no page.
create trigger trip_on_pages after update on trip
  for each row when ((old.published or new.published) and (
    old.revision is distinct from new.revision or old.deleted_at is distinct from new.deleted_at
    or old.user_id is distinct from new.user_id or old.published is distinct from new.published))
  execute function note_page_change();
create trigger trip_gone_from_pages after delete on trip
  for each row when (old.published) execute function note_page_change();

-- Names and pictures, where people live (their trips do not show it), and who is hidden or gone.
create trigger person_on_pages after update on user_record
  for each row when (old.doc is distinct from new.doc) execute function note_page_change();
create trigger person_gone_from_pages after delete on user_record
  for each statement execute function note_page_change();
create trigger profile_on_pages after insert or delete or update of is_hidden on user_profile
  for each statement execute function note_page_change();
create trigger account_gone_from_pages after delete on account
  for each statement execute function note_page_change();
create trigger photo_on_pages after delete or update of token, deleted_at on stored_file
  for each statement execute function note_page_change();

create trigger stock_on_pages after insert or update or delete on shop_stock
  for each statement execute function note_page_change();
create trigger price_on_pages after insert or update or delete on shop_price
  for each statement execute function note_page_change();
