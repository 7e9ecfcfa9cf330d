-- A lead that was moved to the shareholders: since when, by whom, and whom it leads to.
alter table leads
  add column converted_at timestamptz,
  add column converted_by uuid references users,
  add column converted_shareholder_id uuid references shareholders,
  add constraint leads_converted_whole check ((converted_at is null) = (converted_shareholder_id is null)),
  add constraint leads_converted_won check (converted_at is null or status_kind = 'won'),
  add constraint leads_converted_stay check (converted_at is null or deleted_at is null);

create index leads_of_shareholder on leads (converted_shareholder_id) where converted_shareholder_id is not null;
create index leads_converted on leads (next_step_on, id) where converted_at is not null;

-- What takes the move back; gone once it was.
create table lead_conversions (
  lead_id uuid primary key references leads on delete cascade,
  -- The shareholder was made by it; else the lead was joined to one that was there.
  is_new boolean not null,
  -- Where the lead stood, and what it said there.
  before jsonb not null,
  -- Notes, tasks and files that went along.
  parts jsonb not null
);

-- Beside the counts of all leads, those of the converted ones, which the board leaves out.
create or replace function count_lead(l leads, sign integer) returns void language plpgsql as $$
declare
  of_key text := l.status_id || ':' || coalesce(l.assignee_id::text, '');
  in_cents bigint := (sign * l.expected_amount * 100)::bigint;
begin
  if l.deleted_at is not null then return; end if;
  perform count_in_list('leads', of_key, sign);
  if l.expected_amount <> 0 then perform count_in_list('leadAmounts', of_key, in_cents); end if;
  if l.converted_at is null then return; end if;
  perform count_in_list('convertedLeads', of_key, sign);
  if l.expected_amount <> 0 then perform count_in_list('convertedAmounts', of_key, in_cents); end if;
end $$;

drop trigger changed_leads_are_counted on leads;
create trigger changed_leads_are_counted
  after update of status_id, assignee_id, expected_amount, deleted_at, converted_at on leads
  for each row when ((old.status_id, old.assignee_id, old.expected_amount, old.deleted_at, old.converted_at)
    is distinct from (new.status_id, new.assignee_id, new.expected_amount, new.deleted_at, new.converted_at))
  execute function count_leads();
