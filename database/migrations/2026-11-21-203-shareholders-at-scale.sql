-- Shareholders of a kind or a language, counted from the index alone.
create index shareholders_of_kind on shareholders (status, kind) include (assignee_id, team_id);
create index shareholders_of_language on shareholders (status, language) include (assignee_id, team_id);
