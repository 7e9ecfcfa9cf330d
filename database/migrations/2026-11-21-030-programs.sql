create table programs (
  id uuid primary key default uuidv7(),
  code text not null unique,
  name jsonb not null,
  description jsonb,
  funder text not null,
  agreement_number text,
  status text not null default 'draft'
    check (status in ('draft', 'open', 'paused', 'closed', 'archived')),
  province text not null,
  fiscal_year_start text not null default '04-01',
  intake_opens_on date not null,
  intake_closes_on date not null check (intake_closes_on > intake_opens_on),
  placement_min_weeks integer not null,
  placement_max_weeks integer not null check (placement_max_weeks >= placement_min_weeks),
  min_hours_per_week numeric(4, 1) not null,
  min_age integer,
  max_age integer,
  eligible_work_statuses text[] not null,
  rate_schedule jsonb not null,
  equity_uplift jsonb,
  includes_employer_costs boolean not null default false,
  max_wage_per_participant numeric(11, 2) not null,
  max_training_per_participant numeric(11, 2) not null,
  combined_cap numeric(11, 2) not null,
  max_active_per_employer integer not null,
  max_yearly_per_employer integer not null,
  max_amount_per_employer numeric(11, 2),
  net_new_required boolean not null default true,
  sin_required boolean not null default false,
  budget_total numeric(14, 2) not null check (budget_total >= 0),
  denial_rate numeric(5, 2) not null default 0,
  withdrawal_rate numeric(5, 2) not null default 0,
  slippage_rate numeric(5, 2) not null default 0,
  payment_plan jsonb not null,
  checkpoint_one_gate text not null default 'beforeApproval',
  checkpoint_two_gate text not null default 'beforePayment',
  required_documents jsonb not null default '[]',
  service_standard_days integer not null default 20,
  acceptance_days integer not null default 5,
  hire_window_days integer not null default 30,
  auto_return_days integer not null default 60,
  retention_years integer not null default 7,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid
);

create table user_programs (
  user_id uuid not null references users,
  program_id uuid not null references programs,
  primary key (user_id, program_id)
);

-- Reserved and spent money of a program. Changed only by a statement that also checks the room
-- that is left, so two approvals at once cannot overspend.
create table program_budgets (
  program_id uuid primary key references programs,
  committed numeric(14, 2) not null default 0 check (committed >= 0),
  claimed numeric(14, 2) not null default 0 check (claimed >= 0),
  paid numeric(14, 2) not null default 0 check (paid >= 0)
);
