-- Orders, employers and participants bear fields of the organisation's own too: values go with their record.
create trigger orders_forget_custom_values after delete on orders
  for each row execute function forget_custom_values();
create trigger employers_forget_custom_values after delete on employers
  for each row execute function forget_custom_values();
create trigger participants_forget_custom_values after delete on participants
  for each row execute function forget_custom_values();
