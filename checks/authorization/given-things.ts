import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import { giveFundingRequest } from './funding-request-things.ts'
import { giveHold } from './hold-things.ts'
import { giveBankAccount } from './bank-account-things.ts'
import { giveOverpayment } from './overpayment-things.ts'
import { givePayments } from './payment-things.ts'
import { giveChangeRequest } from './change-request-things.ts'
import { giveSupplement } from './supplement-things.ts'
import { giveMonitoringForm } from './monitoring-things.ts'
import type { Things } from './things.ts'

/** The application becomes one of the cast's employer and employee, and of a program of the case officer's. */
export async function giveToApplicants({ db }: TestServer, things: Things) {
  const { applicationId, programId: program, holdId, monitoringFormId, fundingRequestId } = things
  await sql`update applications a set status = 'withdrawn' from users u
    where u.email = ${cast.employee.email} and a.participant_id = u.participant_id and a.program_id = ${program}`.execute(
    db,
  )
  await sql`update applications set
      employer_id = (select employer_id from users where email = ${cast.employer.email}),
      participant_id = (select participant_id from users where email = ${cast.employee.email})
    where id = ${applicationId}`.execute(db)
  await sql`update placements l set employer_id = a.employer_id, participant_id = a.participant_id
    from applications a where a.id = l.application_id and a.id = ${applicationId}`.execute(db)
  await sql`update orphaned_cases c set participant_id = l.participant_id, matched_on = organisation_today(),
      matched_employer_id = l.employer_id
    from placements l where l.id = c.placement_id and l.application_id = ${applicationId}`.execute(
    db,
  )
  await giveHold(db, { holdId, applicationId })
  await giveMonitoringForm(db, monitoringFormId)
  await giveFundingRequest(db, fundingRequestId)
  await giveSupplement(db, things.supplementId)
  await giveChangeRequest(db, things.changeRequestId)
  await givePayments(db, things)
  await giveOverpayment(db, things)
  await giveBankAccount(db, things)
  await sql`update employer_proposals p set employer_id = a.employer_id
    from applications a where a.id = p.application_id and a.id = ${applicationId}`.execute(db)
}
