-- Money arrives no sooner than the bank pays it. What was noted before this rule stands as it is.
alter table payment_batches
  add constraint payment_batches_arrive_once_paid check (paid_on >= pay_on) not valid;
