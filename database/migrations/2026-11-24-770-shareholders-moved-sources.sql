-- The versions of a shareholder that the replacement of a source made: nobody has edited it by them.
create table shareholder_source_moves (
  shareholder_id uuid not null references shareholders on delete cascade,
  version integer not null,
  primary key (shareholder_id, version)
);
