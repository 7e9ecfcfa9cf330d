-- Somebody may want no optional mail at all; what was chosen before comes back when that is taken back.
alter table mail_rhythms drop constraint mail_rhythms_rhythm_check;
alter table mail_rhythms add check (rhythm in ('atOnce', 'daily', 'weekly', 'never'));
alter table mail_rhythms add column rhythm_before text check (rhythm_before in ('atOnce', 'daily', 'weekly'));
