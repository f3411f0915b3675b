-- How far and how long a trip is stands in its summary, as our own route planner says, whatever program saved the trip.
-- `ways` tells for which legs, `measured_by` by which planner; null where the trip waits for it.
alter table trip add column ways text, add column measured_by text;
create index trip_measured_by on trip (measured_by) where deleted_at is null;

-- Measuring makes no revision, and pages show the totals.
drop trigger trip_on_pages on trip;
create trigger trip_on_pages after update on trip
  for each row when ((old.published or new.published) and (
    old.revision is distinct from new.revision or old.deleted_at is distinct from new.deleted_at
    or old.user_id is distinct from new.user_id or old.published is distinct from new.published
    or old.summary is distinct from new.summary))
  execute function note_page_change();
