-- The general minimum wage of a province or territory from a day on. What it begins with was found in
-- the press: nobody has compared it with the official pages yet (checked_on).
create table minimum_wages (
  id uuid primary key default uuidv7(),
  region text not null,
  effective_on date not null,
  hourly_wage numeric(6, 2) check (hourly_wage > 0),
  source text not null,
  checked_on date,
  withdrawn_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now()
);
create unique index minimum_wages_of_day on minimum_wages (region, effective_on) where withdrawn_at is null;

-- Null while nobody knows it.
create function minimum_wage_on(place text, day date) returns numeric
language sql stable parallel safe
return (
  select hourly_wage from minimum_wages
  where region = place and effective_on <= day and withdrawn_at is null
  order by effective_on desc limit 1
);

insert into minimum_wages (region, effective_on, hourly_wage, source) values
  ('AB', '2024-01-01', 15.00, 'globalnews.ca 9592437 (2023)'),
  ('BC', '2024-01-01', 16.75, 'globalnews.ca 9592437 (2023)'),
  ('BC', '2024-06-01', 17.40, 'globalnews.ca 10529721; barbicanimmigration.ca (April 2024)'),
  ('BC', '2025-06-01', 17.85, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('BC', '2026-06-01', 18.25, 'hcamag.com 528618; farms.com 239302'),
  ('MB', '2024-01-01', 15.30, 'globalnews.ca 9592437 (2023)'),
  ('MB', '2024-10-01', 15.80, 'thesiyamnation.com/39628 (October 2024)'),
  ('MB', '2025-10-01', 16.00, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('MB', '2026-10-01', 16.40, 'hcamag.com 528618; farms.com 239302'),
  ('NB', '2024-01-01', 14.75, 'globalnews.ca 9592437 (2023)'),
  ('NB', '2024-04-01', 15.30, 'globalnews.ca 10529721; barbicanimmigration.ca (April 2024)'),
  ('NB', '2025-04-01', 15.65, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('NB', '2026-04-01', 15.90, 'hcamag.com 528618; farms.com 239302'),
  ('NL', '2024-01-01', 15.00, 'globalnews.ca 9592437 (2023)'),
  ('NL', '2024-04-01', 15.60, 'globalnews.ca 10529721; barbicanimmigration.ca (April 2024)'),
  ('NL', '2025-04-01', 16.00, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('NL', '2026-04-01', 16.35, 'hcamag.com 528618; farms.com 239302'),
  ('NS', '2024-01-01', 15.00, 'globalnews.ca 9592437 (2023)'),
  ('NS', '2024-04-01', 15.20, 'globalnews.ca 10529721; barbicanimmigration.ca (April 2024)'),
  ('NS', '2025-04-01', 15.70, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('NS', '2025-10-01', 16.50, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('NS', '2026-04-01', 16.75, 'hcamag.com 528618; farms.com 239302'),
  ('NS', '2026-10-01', 17.00, 'hortidaily.com 9818351'),
  ('NT', '2024-01-01', 16.05, 'ece.gov.nt.ca/en/minimum-wage'),
  ('NT', '2024-09-01', 16.70, 'ece.gov.nt.ca/en/minimum-wage'),
  ('NT', '2025-09-01', 16.95, 'ece.gov.nt.ca/en/minimum-wage'),
  ('NT', '2026-09-01', null, 'Not found; the rate usually changes on this day'),
  ('NU', '2024-01-01', 19.00, 'ebsource.ca, wordlinkanswers.net'),
  ('NU', '2025-09-01', 19.75, 'ebsource.ca, wordlinkanswers.net'),
  ('NU', '2026-09-01', null, 'Not found; the rate usually changes on this day'),
  ('ON', '2024-01-01', 16.55, 'globalnews.ca 9592437 (2023)'),
  ('ON', '2024-10-01', 17.20, 'thesiyamnation.com/39628 (October 2024)'),
  ('ON', '2025-10-01', 17.60, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('ON', '2026-10-01', 17.95, 'hcamag.com 528618; farms.com 239302'),
  ('PE', '2024-01-01', 15.00, 'globalnews.ca 9592437 (2023)'),
  ('PE', '2024-04-01', 15.40, 'globalnews.ca 10529721; barbicanimmigration.ca (April 2024)'),
  ('PE', '2024-10-01', 16.00, 'thesiyamnation.com/39628 (October 2024)'),
  ('PE', '2025-10-01', 16.50, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('PE', '2026-04-01', 17.00, 'hcamag.com 528618; farms.com 239302'),
  ('QC', '2024-01-01', 15.25, 'globalnews.ca 9592437 (2023)'),
  ('QC', '2024-05-01', 15.75, 'globalnews.ca 10529721; barbicanimmigration.ca (April 2024)'),
  ('QC', '2025-05-01', 16.10, 'derniereheureqc.com'),
  ('QC', '2026-05-01', 16.60, 'derniereheureqc.com'),
  ('SK', '2024-01-01', 14.00, 'globalnews.ca 9592437 (2023)'),
  ('SK', '2024-10-01', 15.00, 'thesiyamnation.com/39628 (October 2024)'),
  ('SK', '2025-10-01', 15.35, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('SK', '2026-10-01', null, 'Not found; the rate usually changes on this day'),
  ('YT', '2024-01-01', 16.77, 'globalnews.ca 9592437 (2023)'),
  ('YT', '2024-04-01', 17.59, 'globalnews.ca 10529721; barbicanimmigration.ca (April 2024)'),
  ('YT', '2025-04-01', 17.94, 'todocanada.ca/minimum-wage-in-canada-2025; globalnews.ca 11446948 (September 2025)'),
  ('YT', '2026-04-01', 18.51, 'hcamag.com 528618; farms.com 239302');
