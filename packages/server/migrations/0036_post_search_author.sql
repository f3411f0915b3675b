-- A search among the posts of one person reads these alone.
create index post_search_author on post_search (user_id, seq desc);
