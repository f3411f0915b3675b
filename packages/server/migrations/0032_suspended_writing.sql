-- What strangers read instead of a trip's document: as it was before a suspended person began to change it.
alter table trip add column public_doc json;
alter table trip alter column public_doc set storage external;
