import { sql, type RawBuilder } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { contactOf } from '#modules/applications/server/contact-of.ts'
import { personOf } from '#modules/applications/server/person-of.ts'
import { changeRequestsLetters as letters } from '../contract/change-requests.letters.ts'
import type { ChangedValues } from '../contract/change-requests.endpoints.ts'
import type { LoadedChangeRequest } from './change-request.policy.ts'
import { linesOf } from './told-lines.ts'

interface Told {
  reference: string
  applicationId: string
  application: string
  participant: string
  employer: string
  program: Bilingual
  asked: ChangedValues
  before: ChangedValues
  workplaceBefore: string
  workplaceAfter: string
  day: string
  amount: string | null
  decisionNote: string | null
  returnNote: string | null
}

/** The whole address where a part of it is another one. */
const addressOf = (values: RawBuilder<unknown>) => sql`concat_ws(', ',
  coalesce(${values} ->> 'workplaceStreet', a.workplace_street),
  coalesce(${values} ->> 'workplaceCity', a.workplace_city),
  concat_ws(' ', coalesce(${values} ->> 'region', a.region),
    coalesce(${values} ->> 'workplacePostalCode', a.workplace_postal_code)))`

/** A request as letters tell of it. */
async function findTold(db: Db, id: string): Promise<Told> {
  const { rows } = await sql<Told>`
    select c.reference, c.application_id as "applicationId", a.reference as application,
      a.participant_name as participant, e.legal_name as employer, g.name as program, c.asked, c.before,
      ${addressOf(sql`c.before`)} as "workplaceBefore",
      ${addressOf(sql`c.asked`)} as "workplaceAfter",
      c.effective_on as day, c.amount_after as amount, c.decision_note as "decisionNote",
      c.return_note as "returnNote"
    from change_requests c join applications a on a.id = c.application_id
      join programs g on g.id = c.program_id join employers e on e.id = c.employer_id
    where c.id = ${id}`.execute(db)
  return theRow(rows)
}

/** What every letter to a side names. */
const about = (id: string, told: Told, note: string | null) => ({
  record: id,
  reference: told.reference,
  application: told.application,
  participant: told.participant,
  employer: told.employer,
  program: told.program,
  lines: linesOf(told),
  note: note ?? '',
})

const linkTo = (id: string) => `/change-requests/${id}` as const

/** Whoever looks after the application, unless they asked themselves. */
export async function tellAsked(
  change: Change,
  { id, assigneeId, reference }: LoadedChangeRequest,
  letter: 'askedForAssignee' | 'askedAgainForAssignee' = 'askedForAssignee',
): Promise<void> {
  if (!assigneeId || assigneeId === change.person.userId) return
  if (!(await isActive(change.db, assigneeId))) return
  const { employer } = await findTold(change.db, id)
  const facts = { record: id, reference, employer, link: linkTo(id) }
  await change.letter(letters[letter], { userId: assigneeId }, facts)
}

async function isActive(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where id = ${userId} and status = 'active'`.execute(db)
  return rows.length > 0
}

/** What is otherwise from now on, the money to the employer alone. */
export async function tellApproved(change: Change, id: string): Promise<void> {
  const told = await findTold(change.db, id)
  const { applicationId, day, amount } = told
  const facts = { ...about(id, told, told.decisionNote), day }
  const employer = await contactOf(change.db, applicationId)
  const whole = { ...facts, amount: amount ?? '0.00', link: linkTo(id) }
  await change.letter(letters.approved, employer, whole)
  await change.letter(letters.approvedForPerson, await personOf(change.db, applicationId), facts)
}

/** That everything stays as it was approved, and why. */
export async function tellDenied(change: Change, id: string): Promise<void> {
  const told = await findTold(change.db, id)
  const facts = about(id, told, told.decisionNote)
  const { applicationId } = told
  const employer = await contactOf(change.db, applicationId)
  await change.letter(letters.denied, employer, { ...facts, link: linkTo(id) })
  await change.letter(letters.deniedForPerson, await personOf(change.db, applicationId), facts)
}

/** Whoever asked is told what to say otherwise. */
export async function tellReturned(
  change: Change,
  { id, side, requestedById }: LoadedChangeRequest,
): Promise<void> {
  const told = await findTold(change.db, id)
  const link = linkTo(id)
  if (side === 'employer') {
    const employer = await contactOf(change.db, told.applicationId)
    await change.letter(letters.returned, employer, { ...about(id, told, told.returnNote), link })
    return
  }
  if (requestedById === change.person.userId || !(await isActive(change.db, requestedById))) return
  const { reference, employer } = told
  const facts = { record: id, reference, employer, note: told.returnNote ?? '', link }
  await change.letter(letters.returnedForStaff, { userId: requestedById }, facts)
}
