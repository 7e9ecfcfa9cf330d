-- When somebody last took back what they had decided on CARE: decisions of before prove nothing any more.
alter table orders add column care_undone_at timestamptz;
