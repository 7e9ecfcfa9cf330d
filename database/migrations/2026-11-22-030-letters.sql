-- The letters that are declared, and their texts. A version is never changed: what was sent with it
-- can be shown as it was.
create table letter_templates (
  key text primary key,
  module text not null,
  channel text not null check (channel in ('mail', 'sms'))
);

create table letter_versions (
  id uuid primary key default uuidv7(),
  template text not null references letter_templates (key),
  number integer not null check (number > 0),
  -- {"en": {"subject", "body"}, "fr": {…}}
  texts jsonb not null,
  published_at timestamptz not null default clock_now(),
  -- Nobody: the words that the letter is declared with.
  published_by uuid references users (id),
  unique (template, number)
);

create function refuse_change_of_letter_version() returns trigger language plpgsql as $$
begin
  raise exception 'published texts of letters stay as they are';
end $$;
create trigger letter_versions_stay before update or delete on letter_versions
  for each row execute function refuse_change_of_letter_version();

alter table outbox_messages
  add column template_version_id uuid references letter_versions (id),
  add column record_entity text,
  add column record_id uuid,
  add column thread text,
  add constraint outbox_record_is_whole check ((record_entity is null) = (record_id is null));
create index outbox_messages_of_record on outbox_messages (record_entity, record_id)
  where record_id is not null;

-- The link that lets an owner sign in again bears a token too.
alter table outbox_messages drop constraint outbox_secret_is_known;
update outbox_messages set secret = substring(link from '[?&]unlock=([A-Za-z0-9_-]+)')
  where secret is null and link ~ '[?&]unlock=[A-Za-z0-9_-]';
alter table outbox_messages add constraint outbox_secret_is_known
  check (secret is not null or link !~ '[?&](token|draft|unlock)=[A-Za-z0-9_-]');
