#!/bin/sh
# Once, in an empty database: the role that owns the tables, and the one that serves.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$DB_OWNER_PASSWORD" -v serving="$DB_PASSWORD" \
  -U "${POSTGRES_USER:-postgres}" <<'SQL'
create role programs_owner login password :'owner';
create role programs login password :'serving';
grant programs to programs_owner;
create database programs owner programs_owner;
SQL
