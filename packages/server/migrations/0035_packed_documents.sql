-- How often a trip was printed is the owner's and the server's to count, whatever a document says.
alter table trip add column prints double precision not null default 0;
update trip set prints = (doc->>'tripPrints')::float8 where doc->>'tripPrints' ~ '^[1-9][0-9]{0,8}$';

-- Documents are packed by the server (shared/trip-document): a tenth of the bytes for the log, the disk and the network.
-- Those of before stay plain JSON until they are saved again. Only the server looks into them.
alter table trip
  alter column doc type bytea using convert_to(doc::text, 'UTF8'),
  alter column public_doc type bytea using convert_to(public_doc::text, 'UTF8');
alter table trip_share alter column doc type bytea using convert_to(doc::text, 'UTF8');
alter table trip alter column doc set storage external, alter column public_doc set storage external;
alter table trip_share alter column doc set storage external;
