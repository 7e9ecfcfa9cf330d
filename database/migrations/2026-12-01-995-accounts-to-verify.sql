-- Those that wait are few among all that were ever entered.
create index bank_accounts_to_verify on bank_accounts (employer_id) where status = 'proposed';
