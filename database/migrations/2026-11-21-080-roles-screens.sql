-- Two names that differ in capitals alone are one name to people.
create unique index roles_name_once on roles (lower(name));

alter table roles alter column description drop not null, alter column description drop default;
update roles set description = null where description = '';
alter table roles add check (length(description) <= 500);

-- Somebody must always be able to put permissions right.
create function keep_super_admin() returns trigger language plpgsql as $$
begin
  raise exception 'the role of the super administrators stays' using errcode = '23514';
end
$$;
create trigger super_admin_stays before delete on roles
  for each row when (old.key = 'superAdmin') execute function keep_super_admin();
