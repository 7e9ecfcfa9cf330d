-- How birthdays are kept and told is chosen among the general settings; what was chosen stays.
alter table general_settings
  add column birthday_leap_rule text not null default 'feb28' check (birthday_leap_rule in ('feb28', 'mar1')),
  add column birthday_digest_hour integer not null default 7 check (birthday_digest_hour between 0 and 23);
update general_settings set (birthday_leap_rule, birthday_digest_hour) =
  (select leap_rule, digest_hour from birthday_settings);
drop table birthday_settings;

-- The days whose letters about birthdays have gone out: whoever writes the row sends them.
create table birthday_digests (
  day date primary key,
  sent_at timestamptz not null default now()
);
