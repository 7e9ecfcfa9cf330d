-- What is cancelled has received nothing, so cancelling moves nothing of what came back.
drop trigger recovered_of_supplement_is_kept on overpayments;
create trigger recovered_of_supplement_is_kept after update on overpayments
  for each row when (old.received_amount <> new.received_amount)
  execute function keep_used_by_recovery();
