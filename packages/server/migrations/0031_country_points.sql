-- Where a trip goes: each country of its route with the middle of its stops, so that profiles open no documents.
alter table trip add column country_points jsonb not null default '[]';
update trip set country_points = points.list from (
  select id, jsonb_agg(jsonb_build_object('country', country, 'lat', lat, 'lng', lng, 'stops', stops)) as list
  from (
    select trip.id, country, round(avg(lat), 4) as lat, round(avg(lng), 4) as lng, count(*) as stops,
      row_number() over (partition by trip.id order by count(*) desc, country) as place
    from trip,
      json_array_elements(case json_typeof(doc->'days') when 'array' then doc->'days' else '[]' end) day,
      json_array_elements(case json_typeof(day->'cityList') when 'array' then day->'cityList' else '[]' end) stop,
      lateral (select coalesce(nullif(stop->'location'->>'label', ''), stop->'location'->>'longLabel') as label) named,
      lateral (select trim(substring(label from '[^,]*$')) as country) last_part,
      -- Documents may say anything; other numbers are no places.
      lateral (select
        case when stop->'location'->>'lat' ~ '^-?\d{1,2}(\.\d{1,20})?$' then (stop->'location'->>'lat')::numeric end as lat,
        case when stop->'location'->>'lng' ~ '^-?\d{1,3}(\.\d{1,20})?$' then (stop->'location'->>'lng')::numeric end as lng) place
    where label like '%,%' and length(country) between 1 and 100 and coalesce(stop->>'optional', 'false') <> 'true'
      and lat <> 0 and lng <> 0 and abs(lat) <= 90 and abs(lng) <= 180
    group by trip.id, country) counted
  where place <= 100 group by id) points
where points.id = trip.id;
