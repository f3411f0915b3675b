-- Whoever is invited is found by their address, however their account writes it.
create index account_address on account (lower(email));
