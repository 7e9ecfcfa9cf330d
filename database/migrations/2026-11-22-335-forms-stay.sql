-- Where a question stood in a published version stays as it is, as the version itself does; and none of
-- this is emptied.
create function keep_published_form() returns trigger language plpgsql as $$
begin
  raise exception 'a published version of a form stays as it is';
end $$;
create trigger form_version_questions_stay before update or delete on form_version_questions
  for each row execute function keep_published_form();
create trigger form_version_questions_are_never_emptied before truncate on form_version_questions
  execute function keep_published_form();
create trigger form_versions_are_never_emptied before truncate on form_versions
  execute function keep_published_form();
create trigger form_questions_are_never_emptied before truncate on form_questions
  execute function keep_published_form();

-- In which language a statement was confirmed, by the path of its answer.
alter table form_drafts add column confirmed_in jsonb not null default '{}';

-- A question for files keeps all that were sent for it, one row each.
alter table form_answers add column place integer not null default 0;
alter table form_answers drop constraint form_answers_pkey;
alter table form_answers add primary key (response_id, item, key, place);

insert into form_answers (response_id, item, key, place, file_id)
select a.response_id, a.item, a.key, sent.at - 1, f.id
from form_answers a
  join form_responses r on r.id = a.response_id
  cross join jsonb_array_elements_text(r.content -> a.key) with ordinality as sent(id, at)
  join files f on f.id = sent.id::uuid
where a.file_id is not null and sent.at > 1;
