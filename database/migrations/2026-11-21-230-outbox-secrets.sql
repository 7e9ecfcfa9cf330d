-- What lets in whoever reads it, a token or a code, is known apart from the text, so that it can be
-- taken out once the message has left.
alter table outbox_messages add column secret text;
update outbox_messages
  set secret = substring(link from '[?&](?:token|draft)=([A-Za-z0-9_-]+)') where link is not null;
alter table outbox_messages add constraint outbox_secret_is_known
  check (secret is not null or link !~ '[?&](token|draft)=[A-Za-z0-9_-]');
