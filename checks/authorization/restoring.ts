import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import { keepCustomFields, restoreCustomFields } from './custom-field-things.ts'
import { keepWebhooks, restoreWebhooks, writeOwnWords } from './settings-things.ts'
import { restoreBatch } from './payment-batch-things.ts'
import { restoreOverpayment } from './overpayment-things.ts'
import { restorePayments } from './payment-things.ts'
import { restoreChangeRequest } from './change-request-things.ts'
import { restoreSupplement } from './supplement-things.ts'
import { restoreBankAccount } from './bank-account-things.ts'
import { restoreDesk } from './desk-things.ts'
import { restoreReports } from './report-things.ts'
import { restoreFundingRequest } from './funding-request-things.ts'
import { keepLeads, restoreLeads } from './lead-things.ts'
import { restoreMail } from './mail-things.ts'
import { followAddresses } from './message-things.ts'
import { forgetContact } from './monitoring-things.ts'
import type { Which, Things } from './things.ts'
import { restoringTouched } from './touched.ts'

export async function restorer(server: TestServer, things: Record<Which, Things>) {
  const { db } = server
  const { businessNumber } = await db
    .selectFrom('employers')
    .innerJoin('users', 'users.employer_id', 'employers.id')
    .select('business_number as businessNumber')
    .where('users.email', '=', cast.employer.email)
    .executeTakeFirstOrThrow()
  things.own.businessNumber = businessNumber
  await sql`create table kept_drafts as select id, answers, files, language, step, submitted_record_id from form_drafts`.execute(
    db,
  )
  await sql`create table kept_information as select id, answers, files, language, step from information_requests`.execute(
    db,
  )
  await sql`create table kept_closures as select * from closures`.execute(db)
  await sql`create table kept_wages as select * from minimum_wages`.execute(db)
  await sql`create table kept_sources as select * from sources`.execute(db)
  await keepWebhooks(server)
  await keepCustomFields(db)
  await keepLeads(server)
  await sql`create table kept_passkeys as select * from passkeys`.execute(db)
  const both = [things.own, things.other]
  const restoreTouched = await restoringTouched(db, [
    () => sql`delete from record_stances`.execute(db),
    () => restoreMail(server),
    () =>
      sql`update sessions s set ended_at = null from users u
        where u.id = s.user_id and s.ended_at is not null and s.agent = 'checks'`.execute(db),
    () => restoreSettings(db),
    () => restoreWebhooks(server),
    () => restoreCustomFields(db),
    () => restoreTokens(db),
    () => sql`insert into passkeys select * from kept_passkeys on conflict do nothing`.execute(db),
    () => restoreApplications(db, things),
    () => followAddresses(server),
    ...both.flatMap((of) => [
      () => restoreFundingRequest(db, of.fundingRequestId),
      () => restoreSupplement(db, of.supplementId),
      () => restoreChangeRequest(db, of.changeRequestId),
      () => restorePayments(db, of),
      () => restoreOverpayment(db, of),
      () => restoreBatch(db, of.paymentBatchId),
      () => restoreBankAccount(db, of.bankAccountId),
    ]),
    () => restoreInvestors(server, things),
    () => restoreLeads(server, things),
    ...both.flatMap((of) => [
      () => restoreDesk(server, of),
      () => writeOwnWords(server, of),
      () => restoreReports(server, of),
      () => forgetContact(db, of.monitoringFormId),
    ]),
    () => restoreDrafts(db),
  ])
  return async () => {
    await forgetLimits(server)
    await restoreTouched()
  }
}

async function restoreSettings(db: TestServer['db']) {
  await sql`delete from closures`.execute(db)
  await sql`insert into closures select * from kept_closures`.execute(db)
  await sql`delete from minimum_wages`.execute(db)
  await sql`insert into minimum_wages select * from kept_wages`.execute(db)
  await sql`delete from gone_sources`.execute(db)
  await sql`delete from sources where id not in (select id from kept_sources)`.execute(db)
  await sql`insert into sources select * from kept_sources on conflict do nothing`.execute(db)
}

async function restoreApplications(db: TestServer['db'], { own, other }: Record<Which, Things>) {
  const both = sql`(${own.applicationId}, ${other.applicationId})`
  await sql`update programs set status = 'open' where id in (${own.programId}, ${other.programId})`.execute(
    db,
  )
  await sql`update applications set status = 'submitted', assignee_id = null, recommended_by = null, recommended_reasons = '{}',
      decided_by = null, program_id = case id when ${own.applicationId} then ${own.programId}::uuid
        else ${other.programId}::uuid end
    where id in ${both}`.execute(db)
  await sql`update answer_differences set settled_at = null, settled_by = null, note = null`.execute(
    db,
  )
  await sql`update application_documents set status = 'toReview', reason_codes = '{}', note = null
    where application_id in ${both}`.execute(db)
}

export async function forgetLimits({ db }: TestServer) {
  await sql`with forgotten as (delete from rate_limits) delete from sign_in_limits`.execute(db)
}

/** Those that were given work; what was made besides goes. */
async function restoreTokens(db: TestServer['db']) {
  await sql`update api_tokens set revoked_at = null`.execute(db)
  await sql`delete from api_tokens where name = 'Made'`.execute(db)
}

async function restoreInvestors({ db }: TestServer, { own, other }: Record<Which, Things>) {
  await sql`update order_snapshots set deleted_at = case when id in (${own.deletedSnapshotId}, ${other.deletedSnapshotId}) then now() end
    where id in (${own.snapshotId}, ${other.snapshotId}, ${own.deletedSnapshotId}, ${other.deletedSnapshotId})`.execute(
    db,
  )
  await sql`update shareholders s set status = 'active', assignee_id = u.id from users u
    where (s.id, u.email) in ((${own.shareholderId}, ${cast.adviser.email}), (${other.shareholderId}, ${colleagues.annaWeber.email}))
      and (s.status <> 'active' or s.assignee_id is distinct from u.id)`.execute(db)
  await sql`update orders o set assignee_id = u.id from users u
    where (o.id, u.email) in ((${own.orderId}, ${cast.adviser.email}), (${other.orderId}, ${colleagues.annaWeber.email}))
      and o.assignee_id <> u.id`.execute(db)
  await sql`update orders set status = 'active', void_reason = null, care_status = 'pending', care_by = null
    where id in (${own.orderId}, ${other.orderId}) and (status <> 'active' or care_status <> 'pending')`.execute(
    db,
  )
}

/** What is typed of forms, as it was kept. */
async function restoreDrafts(db: TestServer['db']) {
  await sql`update information_requests r set answers = k.answers, files = k.files, language = k.language, step = k.step
    from kept_information k where k.id = r.id`.execute(db)
  await sql`update form_drafts d set answers = k.answers, files = k.files, language = k.language, step = k.step,
      submitted_record_id = k.submitted_record_id
    from kept_drafts k where k.id = d.id and (d.answers, d.files, d.language, d.step) is distinct from (k.answers, k.files, k.language, k.step)`.execute(
    db,
  )
}
