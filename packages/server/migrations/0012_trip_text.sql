-- Which shape of the domain's reader a document has. Those of the current one are sent as they are stored; older ones
-- (0) are read and brought up to date on every read, until they are saved again.
alter table trip add column shape smallint not null default 0;

-- How large the document is, for quotas, which must not open documents.
alter table trip add column bytes integer not null default 0;
update trip set bytes = octet_length(doc::text);
