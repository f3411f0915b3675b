-- Trips are written and read whole. As `jsonb` every save took them apart and every read put them together again, which
-- was half the time of a save; `json` is checked and kept as it was sent.
alter table trip alter column doc type json using doc::json;

-- Nor is it compressed: that took a tenth of a save, and a trip is small.
alter table trip alter column doc set storage external;
