-- An import that changes an order keeps it first, and says that it was an import.
alter table order_snapshots drop constraint order_snapshots_cause_check;
alter table order_snapshots add constraint order_snapshots_cause_check
  check (cause in ('manual', 'beforeUpdate', 'beforeImport', 'beforeVoid', 'beforeRestore', 'care'));
