import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { openTask } from '#modules/applications/server/open-task.ts'
import { endHold, holdPayments } from '#modules/holds/server/hold-for-system.ts'
import { lockTarget } from '#modules/holds/server/lock-target.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { dateFormat } from '#kit/contract/date-format.ts'
import { monitoringWords } from '../contract/words.ts'
import { findSurvey, type Survey } from './survey.queries.ts'
import { tellStaff } from './tell-asked.ts'

/** What an escalation writes besides the form is held before it, as everybody does. */
export async function holdForEscalation({ db }: Pick<Change, 'db'>, formId: string) {
  const { applicationId, ...target } = await payeeOf(db, formId)
  await sql`select 1 from applications where id = ${applicationId} for update`.execute(db)
  await lockTarget(db, target)
}

/** Whose payments are held for a form. */
async function payeeOf(db: Db, formId: string) {
  const { side, employerId, participantId, applicationId } = await findSurvey(db, formId)
  const isEmployer = side === 'employer'
  return {
    applicationId,
    employerId: isEmployer ? employerId : null,
    participantId: isEmployer ? null : participantId,
  }
}

/** The form is in, or not asked for any more: once it was the last that was missing, payments go on. */
export async function endEscalation(change: Change, { id, holdId }: Pick<Survey, 'id' | 'holdId'>) {
  if (!holdId) return
  await sql`update monitoring_forms set hold_id = null where id = ${id}`.execute(change.db)
  const { rows } =
    await sql`select 1 from monitoring_forms where hold_id = ${holdId} limit 1`.execute(change.db)
  if (rows.length === 0) await endHold(change, holdId)
}

/**
 * What follows the last reminder: whoever looks after the application has a task and a letter, and the
 * payments of the side that does not answer are held until it does.
 */
export async function escalate(change: Change, formId: string): Promise<void> {
  const survey = await findSurvey(change.db, formId)
  const { side, employerId, participantId, programId, applicationId } = survey
  const hold = await holdPayments(change, {
    ...(side === 'employer' ? { employerId } : { participantId }),
    programId,
    reason: 'monitoring',
    message: messageOf(survey),
  })
  if (hold)
    await sql`update monitoring_forms set hold_id = ${hold} where id = ${formId}`.execute(change.db)
  const { en, fr } = monitoringWords
  await openTask(change, applicationId, {
    question: { en: en.task.overdue, fr: fr.task.overdue },
    answer: null,
    fieldGroup: side === 'employer' ? 'employerHalf' : 'personal',
  })
  await tellStaff(change, survey)
}

/** What the payee reads, in the language of their letters. */
function messageOf({ reference, dueOn, asked: { language } }: Survey): string {
  const format = dateFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' })
  const day = dueOn ? format.format(new Date(`${dueOn}T00:00:00Z`)) : ''
  return translatorOf(monitoringWords[language], language)('hold.message', {
    reference,
    dueOn: day,
  })
}
