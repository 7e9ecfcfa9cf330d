-- Which types of supplements a program offers, and what it gives of each beside one placement at the most.
alter table programs add column supplements jsonb;
