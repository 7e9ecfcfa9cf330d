import { sql } from 'kysely'

/** Sectors and sizes of an employer `e`: the broadest, since below them most numbers would be small. */
export const ofEmployer = {
  industry: sql`case when left(e.naics, 2) in ('31', '32', '33') then '31-33'
    when left(e.naics, 2) in ('44', '45') then '44-45'
    when left(e.naics, 2) in ('48', '49') then '48-49' else nullif(left(e.naics, 2), '') end`,
  employerSize: sql`case when e.employees_total < 5 then '1-4' when e.employees_total < 20 then '5-19'
    when e.employees_total < 100 then '20-99' when e.employees_total < 500 then '100-499'
    when e.employees_total >= 500 then '500' end`,
}

/** What is paid to a participant, or owed by one, is not their employer's to know. */
export const ofPayment = {
  programId: sql`y.program_id`,
  employerId: sql`case when y.payee = 'employer' then y.employer_id end`,
}
export const ofOverpayment = {
  programId: sql`o.program_id`,
  employerId: sql`case when o.owed_by = 'employer' then o.employer_id end`,
}
