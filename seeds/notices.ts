import { sql, type RawBuilder } from 'kysely'
import type { Letter } from '#kit/contract/define-letters.ts'
import type { Db } from '#kit/server/call.ts'
import { currentVersion } from '#kit/server/letter-versions.ts'
import { applicationsLetters } from '#modules/applications/contract/applications.letters.ts'
import { fundingRequestsLetters } from '#modules/funding-requests/contract/funding-requests.letters.ts'
import { monitoringLetters } from '#modules/monitoring/contract/monitoring.letters.ts'
import { paymentsLetters } from '#modules/payments/contract/payments.letters.ts'
import { placementsLetters } from '#modules/placements/contract/placements.letters.ts'
import { cast, type CastMember } from './cast.ts'

interface Told {
  letter: Letter
  to: CastMember
  /** The record `id`, when (`at`), and what the subject names (`facts`); the latest are taken. */
  of: RawBuilder<unknown>
  most: number
}

const reference = sql`jsonb_build_object('reference', r.reference) as facts`
const ofAssignee = (to: CastMember) =>
  sql`r.assignee_id = (select id from users where email = ${to.email})`
const ofEmployer = sql`r.employer_id = (select employer_id from users where email = ${cast.employer.email})`
const ofEmployee = sql`r.participant_id = (select participant_id from users where email = ${cast.employee.email})`

const told: readonly Told[] = [
  {
    letter: applicationsLetters.assigned,
    to: cast.caseOfficer,
    most: 3,
    of: sql`select r.id, r.submitted_at + interval '21 hours' as at, ${reference} from applications r
      where r.stage = 'pending' and ${ofAssignee(cast.caseOfficer)}`,
  },
  {
    letter: fundingRequestsLetters.receivedForAssignee,
    to: cast.caseOfficer,
    most: 2,
    of: sql`select r.id, r.submitted_on + interval '15 hours' as at, ${reference} from funding_requests r
      where r.stage = 'awaitingApproval' and ${ofAssignee(cast.caseOfficer)}`,
  },
  {
    letter: monitoringLetters.overdueForAssignee,
    to: cast.caseOfficer,
    most: 2,
    of: sql`select distinct on (r.placement_id) r.id, r.due_on + interval '11 days 14 hours' as at, jsonb_build_object('reference', l.reference) as facts
      from monitoring_forms r join placements l on l.id = r.placement_id
      where r.status = 'open' and ${ofAssignee(cast.caseOfficer)}`,
  },
  {
    letter: paymentsLetters.received,
    to: cast.employer,
    most: 2,
    of: sql`select r.id, r.submitted_on + interval '16 hours' as at, ${reference} from payments r where ${ofEmployer}`,
  },
  {
    letter: placementsLetters.offered,
    to: cast.employer,
    most: 2,
    of: sql`select r.id, r.decided_at as at, ${reference} from applications r
      where r.stage = 'approved' and ${ofEmployer}`,
  },
  {
    letter: applicationsLetters.received,
    to: cast.employee,
    most: 1,
    of: sql`select r.id, r.submitted_at as at, ${reference} from applications r where ${ofEmployee}`,
  },
  {
    letter: applicationsLetters.approved,
    to: cast.employee,
    most: 1,
    of: sql`select r.id, r.decided_at as at, ${reference} from applications r
      where r.stage = 'approved' and ${ofEmployee}`,
  },
]

/** What some of the demonstration's people have been told of; they have read what is older than two days. */
export async function tellPeople(db: Db, now: Date): Promise<void> {
  for (const { letter, to, of, most } of told) {
    // oxlint-disable no-await-in-loop -- one transaction does one after the other
    const { id } = await currentVersion(db, letter)
    const entity = letter.declared.about
    await sql`insert into notices (user_id, template, template_version_id, facts, entity, record_id, created_at, read_at)
      select u.id, ${letter.key}, ${id}::uuid, t.facts, ${entity}::text, t.id, t.at,
        case when t.at < ${now}::timestamptz - interval '2 days' then t.at + interval '6 hours' end
      from users u, (select * from (${of}) told
        where at between ${now}::timestamptz - interval '170 days' and ${now} order by at desc, id limit ${most}) t
      where u.email = ${to.email} order by t.at`.execute(db)
    // oxlint-enable no-await-in-loop
  }
}
