-- What an installation called a role, in English, and the brand that its name bears: a role that is
-- still called so is named in the reader's language, by the words of its preset.
alter table roles
  add installed_name text check (length(installed_name) between 1 and 60),
  add brand text;

update roles set installed_name = case key
  when 'superAdmin' then 'Super Admin'
  when 'admin' then 'Admin'
  when 'caseOfficer' then 'Case Officer'
  when 'approver' then 'Approver'
  when 'finance' then 'Finance'
  when 'auditor' then 'Auditor'
  when 'employer' then 'Employer'
  when 'employee' then 'Employee'
  when 'manager' then 'Manager'
  when 'adviser' then 'Adviser'
  when 'care' then 'Care'
end;
update roles set installed_name = name, brand = regexp_replace(name, ' Admin$', '')
where key = 'brandAdmin' and name like '% Admin';

alter table roles add preset text
  generated always as (case when name = installed_name then key end) stored;
create unique index roles_installed_name_once on roles (installed_name);

-- Nobody wrote the description of a role that was never edited.
update roles set description = null where key is not null and version = 1;
