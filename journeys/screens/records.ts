import { sql } from 'kysely'
import type { Column } from '../../checks/authorization/presets-by-subject.ts'
import { sheetOf } from '../../checks/authorization/sheet-bodies.ts'
import { uploadFile } from '../../modules/imports/server/imports.test-world.ts'
import { cast } from '../../seeds/cast.ts'
import type { JourneyServer } from '../server.ts'
import { frozenReportOf } from './frozen-report-of.ts'
import { anyId, changeRequestOf, fundingRequestOf, supplementOf } from './made-of-work.ts'

export type Visitor =
  | 'visitor'
  | Extract<Column, 'superAdmin' | 'caseOfficer' | 'auditor' | 'employer' | 'employee'>

/** Records that the visitor may see, so that no screen opens on a missing one. */
export interface Records {
  programs: string
  applications: Record<'pending' | 'approved' | 'rejected', string>
  outbox: string
  'audit-log': string
  templates: string
  webhooks: string
  orders: string
  /** Of the order. */
  snapshots: string
  shareholders: string
  leads: string
  imports: string
  users: string
  roles: string
  employers: string
  participants: string
  'orphaned-employees': string
  holds: string
  'monitoring-forms': string
  'stt-funding-requests': string
  supplements: string
  'change-requests': string
  payments: string
  participantSheets: string
  paymentBatches: string
  overpayments: string
  frozenReports: string
}

/** Applicants see themselves and their organisation, staff anybody. */
async function peopleFor(server: JourneyServer, visitor: Visitor) {
  const { db } = server
  const own = visitor === 'employer' || visitor === 'employee' ? visitor : null
  const user = await db
    .selectFrom('users')
    .select(['id', 'role_id', 'employer_id'])
    .where('email', '=', own ? cast[own].email : cast.caseOfficer.email)
    .executeTakeFirstOrThrow()
  const snapshot = await db
    .selectFrom('order_snapshots')
    .select(['id', 'order_id'])
    .executeTakeFirstOrThrow()
  const first = async (table: 'shareholders' | 'employers' | 'leads') =>
    (await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id
  return {
    orders: snapshot.order_id,
    snapshots: snapshot.id,
    shareholders: await first('shareholders'),
    leads: await first('leads'),
    imports: await anImport(server),
    users: user.id,
    roles: user.role_id,
    employers: user.employer_id ?? (await first('employers')),
  }
}

/** The file of somebody who has gone no further than uploading it. */
async function anImport({ db, test: portal }: JourneyServer): Promise<string> {
  const known = await db.selectFrom('imports').select('id').executeTakeFirst()
  if (known) return known.id
  const margaret = await portal.as('superAdmin')
  const { body } = await uploadFile(portal, margaret, { content: 'Nom de famille\nDorion\n' })
  return body.id
}

/** Whom the application is for. */
async function participantOf({ db }: JourneyServer, applicationId: string): Promise<string> {
  if (!applicationId) return ''
  const application = db
    .selectFrom('applications')
    .select('participant_id')
    .where('id', '=', applicationId)
  return (await application.executeTakeFirstOrThrow()).participant_id ?? ''
}

/** An employer sees the one that it is offered, a case officer those of the own programs. */
async function orphanedOf({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  const all = db
    .selectFrom('orphaned_cases as c')
    .innerJoin('programs as p', 'p.id', 'c.program_id')
    .select('c.id')
    .orderBy('c.orphaned_on')
  const user = db.selectFrom('users').where('email', '=', cast.employer.email)
  const seen =
    visitor === 'employer'
      ? all.where('c.matched_employer_id', '=', user.select('employer_id'))
      : all.where('p.code', '=', 'YESP')
  return (await seen.executeTakeFirst())?.id ?? anyId
}

/** An employer and an employee see their own, a case officer those of the own programs. */
async function holdOf({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  const all = db
    .selectFrom('holds as h')
    .leftJoin('programs as p', 'p.id', 'h.program_id')
    .select('h.id')
    .orderBy('h.ends_on')
    .orderBy('h.id')
  const user = db.selectFrom('users').where('email', '=', cast.employer.email)
  const self = db.selectFrom('users').where('email', '=', cast.employee.email)
  const seen =
    visitor === 'employer'
      ? all.where('h.employer_id', '=', user.select('employer_id'))
      : visitor === 'employee'
        ? all.where('h.participant_id', '=', self.select('participant_id'))
        : all.where('p.code', '=', 'YESP')
  return (await seen.executeTakeFirst())?.id ?? anyId
}

/** An employer and an employee see those of their side, a case officer those of the own programs. */
async function monitoringFormOf({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  const all = db
    .selectFrom('monitoring_forms as f')
    .innerJoin('programs as p', 'p.id', 'f.program_id')
    .select('f.id')
    .orderBy('f.due_on')
    .orderBy('f.id')
  const user = db.selectFrom('users').where('email', '=', cast.employer.email)
  const self = db.selectFrom('users').where('email', '=', cast.employee.email)
  const seen =
    visitor === 'employer'
      ? all.where('f.employer_id', '=', user.select('employer_id')).where('f.side', '=', visitor)
      : visitor === 'employee'
        ? all
            .where('f.participant_id', '=', self.select('participant_id'))
            .where('f.side', '=', 'participant')
        : all.where('p.code', '=', 'YESP').where('f.status', '=', 'open')
  return (await seen.executeTakeFirst())?.id ?? anyId
}

/** A claim that is sent, of an employee’s own work; of an employer’s one that is returned. */
async function paymentOf({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select y.id from payments y join programs p on p.id = y.program_id
    where p.code = 'YESP' and y.status = ${visitor === 'employer' ? 'returned' : 'submitted'}
    order by y.reference limit 1`.execute(db)
  return rows[0]?.id ?? anyId
}

/** The latest one that has gone to the bank. */
async function paymentBatchOf({ db }: JourneyServer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from payment_batches order by reference desc limit 1`.execute(db)
  return rows[0]?.id ?? anyId
}

/** One that the demonstration has, of the employer of the cast in a program of the case officer's; employees see none. */
async function overpaymentOf({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  if (visitor === 'employee') return ''
  const { rows } = await sql<{ id: string }>`
    select o.id from overpayments o join programs p on p.id = o.program_id and p.code = 'YESP'
    order by o.reference limit 1`.execute(db)
  return rows[0]?.id ?? anyId
}

async function aMessage({ db }: JourneyServer): Promise<string> {
  const { id } = await db
    .insertInto('outbox_messages')
    .values({
      channel: 'mail',
      recipient: 'a@example.org',
      language: 'fr',
      template: 'checks',
      subject: 'Bonjour',
      body: 'Bonjour',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of their own sign-in, which everybody sees who sees any. */
async function anEntry({ db }: JourneyServer, visitor: Visitor): Promise<string> {
  if (visitor === 'visitor') return anyId
  const { id, name } = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', cast[visitor].email)
    .executeTakeFirstOrThrow()
  const entry = await db
    .insertInto('audit_log')
    .values({
      actor_id: id,
      actor_name: name,
      action: 'accounts.signIn',
      entity: 'user',
      entity_id: id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return entry.id
}

async function aTemplate({ db }: JourneyServer): Promise<string> {
  const rejected = db
    .selectFrom('letter_templates')
    .select('id')
    .where('key', '=', 'applications.rejected')
  return (await rejected.executeTakeFirstOrThrow()).id
}

async function aWebhook({ db }: JourneyServer): Promise<string> {
  const known = await db.selectFrom('webhooks').select('id').executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('webhooks')
    .values({
      address: 'https://hooks.example.com/programs',
      description: 'Accounting',
      events: JSON.stringify(['payments.approve']),
      secret: 'sealed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function recordsFor(server: JourneyServer, visitor: Visitor): Promise<Records> {
  const { db } = server
  const of = async (stage: string) => {
    const all = db
      .selectFrom('applications as a')
      .innerJoin('programs as p', 'p.id', 'a.program_id')
      .select('a.id')
      .where('a.stage', '=', stage)
      // One with a participant, whose screens are visited too.
      .orderBy((each) => each('a.participant_id', 'is', null))
      .orderBy('a.id')
    const user = db
      .selectFrom('users')
      .where('email', 'in', ['employer@example.org', 'employee@example.org'])
    const own =
      visitor === 'employer'
        ? all.where(
            'a.employer_id',
            'in',
            user.select('employer_id').where('employer_id', 'is not', null),
          )
        : visitor === 'employee'
          ? all.where(
              'a.participant_id',
              'in',
              user.select('participant_id').where('participant_id', 'is not', null),
            )
          : all.where('p.code', '=', 'YESP')
    return (await own.executeTakeFirst())?.id ?? ''
  }
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('code', '=', 'YESP')
    .executeTakeFirstOrThrow()
  const applications = {
    pending: await of('pending'),
    approved: await of('approved'),
    rejected: await of('rejected'),
  }
  const { pending, approved, rejected } = applications
  const some = pending || approved || rejected
  return {
    participantSheets: some && (await sheetOf(server, some)),
    outbox: await aMessage(server),
    'audit-log': await anEntry(server, visitor),
    templates: await aTemplate(server),
    webhooks: await aWebhook(server),
    participants: await participantOf(server, pending || approved || rejected),
    'orphaned-employees': await orphanedOf(server, visitor),
    holds: await holdOf(server, visitor),
    'monitoring-forms': await monitoringFormOf(server, visitor),
    'stt-funding-requests': await fundingRequestOf(server, visitor),
    supplements: await supplementOf(server, visitor),
    'change-requests': await changeRequestOf(server, visitor),
    payments: await paymentOf(server, visitor),
    paymentBatches: await paymentBatchOf(server),
    overpayments: await overpaymentOf(server, visitor),
    frozenReports: await frozenReportOf(server, visitor),
    programs: program.id,
    ...(await peopleFor(server, visitor)),
    applications,
  }
}
