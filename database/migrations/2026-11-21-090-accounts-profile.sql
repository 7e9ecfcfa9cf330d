-- `avatar_key` is the unguessable part of the picture's public address; null without a picture.
alter table users
  add column phone text,
  add column avatar_key text unique check (length(avatar_key) >= 22);
