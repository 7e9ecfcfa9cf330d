import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { addBusinessDays } from '#modules/programs/server/business-days.ts'
import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import {
  registerEmployer,
  type EmployerProfile,
} from '#modules/employers/server/register-employer.ts'
import { application } from '../contract/application.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { computeFunding } from './compute-funding.ts'
import { freezeVersion } from './freeze-version.ts'
import { readFundingRules } from './funding.queries.ts'
import { openCheckpoint } from './record-checkpoint.ts'

export type EmployerHalf = z.infer<typeof application.create>

export interface Submission {
  programId: string
  language: 'en' | 'fr'
  channel: 'self' | 'staff'
  employer: EmployerProfile
  position: EmployerHalf
}

export interface Submitted {
  id: string
  reference: string
  reviewDueOn: string
}

/**
 * Takes in the employer's half: registers the employer, computes the subsidy, opens checkpoint
 * one, freezes the submitted version and acknowledges in the applicant's language.
 */
export async function submitApplication(
  change: Change,
  submission: Submission,
): Promise<Submitted> {
  const employerId = await registerEmployer(change, submission.employer)
  const submitted = await insertApplication(change, submission, employerId)
  await openCheckpoint(change, submitted.id)
  await freezeVersion(change, submitted.id, 'submission')
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
    facts: { programId: submission.programId, employerId, participantId: null, assigneeId: null },
  })
  await acknowledge(change, submission, submitted)
  return submitted
}

async function insertApplication(
  change: Change,
  { programId, language, channel, position }: Submission,
  employerId: string,
): Promise<Submitted> {
  const { db, person } = change
  const program = await db
    .selectFrom('programs')
    .select(['province', 'service_standard_days'])
    .where('id', '=', programId)
    .executeTakeFirst()
  if (!program) throw notFound()
  const rules = await readFundingRules(db, { programId, employerId, participantId: null })
  const funding = computeFunding(position, rules)
  const today = await change.today()
  const row = {
    ...toRow(application, position),
    program_id: programId,
    employer_id: employerId,
    language,
    channel,
    requested_amount: funding.total,
    funding: JSON.stringify(funding),
    review_due_on: addBusinessDays(today, program.service_standard_days, program.province),
    created_by: person.userId,
  }
  const { id, reference, review_due_on } = await insertRow(db, 'applications', row)
    .returning(['id', 'reference', 'review_due_on'])
    .executeTakeFirstOrThrow()
  return { id, reference, reviewDueOn: review_due_on }
}

async function acknowledge(
  change: Change,
  { language, employer, position, programId }: Submission,
  { id, reference }: Submitted,
) {
  const { rows } = await sql<{ name: { en: string; fr: string }; days: number }>`
    select name, service_standard_days as days from programs where id = ${programId}`.execute(
    change.db,
  )
  const [program] = rows
  const { contactEmail: email, contactName: name } = employer
  await change.letter(
    applicationsLetters.received,
    { email, name, language },
    {
      record: id,
      reference,
      participant: position.participantName,
      program: program?.name ?? { en: '', fr: '' },
      days: program?.days ?? 0,
    },
  )
}
