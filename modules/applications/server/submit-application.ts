import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import type { Change } from '#kit/server/call.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { proposeChanges } from '#modules/employers/server/propose-changes.ts'
import {
  registerEmployer,
  type Contact,
  type EmployerProfile,
  type SpeaksFor,
} from '#modules/employers/server/register-employer.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import { application } from '../contract/application.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { freezeVersion } from './freeze-version.ts'
import { fundingOfNew } from './funding.queries.ts'
import { openCheckpoint } from './record-checkpoint.ts'

export type EmployerHalf = z.infer<typeof application.create>

export interface Submission {
  programId: string
  language: 'en' | 'fr'
  channel: 'self' | 'staff'
  employer: EmployerProfile
  position: EmployerHalf
  /** It came with others, and one letter acknowledges them all. */
  isOneOfSeveral?: boolean
}

export interface Submitted {
  id: string
  reference: string
  reviewDueOn: string
}

/**
 * Takes in the employer's half: registers the employer, computes the subsidy, opens checkpoint
 * one, freezes the submitted version and acknowledges in the applicant's language. The employer's
 * contact on file hears of an application in its name, whoever sends it.
 */
export async function submitApplication(
  change: Change,
  submission: Submission,
): Promise<Submitted> {
  const speaksFor = whomFor(change, submission)
  const registered = await registerEmployer(change, submission.employer, speaksFor)
  const { id: employerId, proposed, contact } = registered
  // A stranger who knows a business number learns nothing: what they send is stopped before its decision.
  if (speaksFor(employerId))
    await refuseHeld(change, 'application', { employerId, programId: submission.programId })
  const submitted = await insertApplication(change, submission, { employerId, contact })
  await openCheckpoint(change, submitted.id)
  await freezeVersion(change, submitted.id, { kind: 'submission', said: proposed })
  await change.audit({
    action: 'applications.submit',
    entity: 'application',
    entityId: submitted.id,
    reference: submitted.reference,
    changes: { status: [null, 'submitted'] },
    ...(!change.person.userId && { by: submission.position.signatoryName }),
  })
  await change.announce({
    topic: 'applications',
    id: submitted.id,
    version: 1,
    subject: 'Applications View',
    facts: {
      programId: submission.programId,
      employerId: contact && employerId,
      participantId: null,
      assigneeId: null,
    },
  })
  const { programId, position } = submission
  await proposeChanges(change, {
    employerId,
    programId,
    application: submitted,
    by: position.signatoryName,
    proposed,
  })
  if (!submission.isOneOfSeveral)
    await acknowledge(change, submission, { submitted, known: contact })
  return submitted
}

/**
 * Staff speak for any employer where they apply on its behalf, its own people for their employer; on
 * a public form everybody else, signed in or not, is a stranger to it.
 */
function whomFor({ person }: Change, { channel, programId }: Submission): SpeaksFor {
  if (person.type === 'staff') return () => channel === 'staff'
  const { employerId = null } = person
  const may = { action: 'create', subject: 'Applications Create' } as const
  const facts = { programId, employerId, participantId: null }
  const mayApply = employerId !== null && person.permissions.allows(may, facts)
  return (id) => mayApply && id === employerId
}

async function insertApplication(
  change: Change,
  { programId, language, channel, position, employer }: Submission,
  { employerId, contact }: { employerId: string; contact: Contact | null },
): Promise<Submitted> {
  const { db, person } = change
  const program = await db
    .selectFrom('programs')
    .select(['province', 'service_standard_days'])
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  const funding = await fundingOfNew(db, { programId, employerId, position })
  const row = {
    ...toRow(application, position),
    program_id: programId,
    employer_id: employerId,
    own_contact: contact ? null : ownContact(employer),
    language,
    channel,
    requested_amount: funding.total,
    funding: JSON.stringify(funding),
    review_due_on: await dueDay(change, {
      days: program.service_standard_days,
      province: program.province,
    }),
    created_by: person.userId,
  }
  const { id, reference, review_due_on } = await insertRow(db, 'applications', row)
    .returning(['id', 'reference', 'review_due_on'])
    .executeTakeFirstOrThrow()
  return { id, reference, reviewDueOn: review_due_on }
}

/** Whoever sent it hears of it, while nobody knows whose the employer is. */
const ownContact = ({ contactEmail: email, contactName: name }: Contact) =>
  JSON.stringify({ email, name })

async function acknowledge(
  change: Change,
  { language, employer, position, programId }: Submission,
  { submitted: { id, reference }, known }: { submitted: Submitted; known: Contact | null },
) {
  const { rows } = await sql<{ name: { en: string; fr: string }; days: number }>`
    select name, service_standard_days as days from programs where id = ${programId}`.execute(
    change.db,
  )
  const [program] = rows
  const facts = {
    record: id,
    reference,
    participant: position.participantName,
    program: program?.name ?? { en: '', fr: '' },
    days: program?.days ?? 0,
  }
  const { contactEmail: email, contactName: name } = employer
  await change.letter(applicationsLetters.received, { email, name, language }, facts)
  if (!known || known.contactEmail === email) return
  await change.letter(
    applicationsLetters.received,
    { email: known.contactEmail, name: known.contactName, language: known.language },
    facts,
  )
}
