-- Who leaves is forgotten in the notifications of others, which are found by them.
create index user_notification_trigger on user_notification using gin (trigger_ids);
