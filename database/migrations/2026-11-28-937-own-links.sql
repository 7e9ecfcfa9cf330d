-- A link that somebody makes signed in holds as long as the role does by which they may.
alter table information_links
  add column role_id uuid references roles on delete cascade,
  add column role_version integer;
create index information_links_of_role on information_links (role_id) where role_id is not null;
alter table monitoring_links
  add column role_id uuid references roles on delete cascade,
  add column role_version integer;
create index monitoring_links_of_role on monitoring_links (role_id) where role_id is not null;
