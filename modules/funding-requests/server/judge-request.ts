import { sql } from 'kysely'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { needsItsReason, type Rejection } from '#modules/applications/server/decide-application.ts'
import { formDay } from './form-day.ts'
import { remindFrom } from './remind-asked.ts'
import { findRequest } from './request.queries.ts'
import { requestSteps } from './request.steps.ts'
import { tellRejected, tellReturned } from './tell-decided.ts'
import { theKnown } from '#kit/server/the-row.ts'

/** Asks for something of a form to be put right, with as many days as for a new one; what was sent is kept. */
export async function returnRequest(change: VersionedChange, id: string, changes: string) {
  await takeStep(change, requestSteps, {
    id,
    step: 'returnForm',
    reason: changes,
    async before({ dueOn, province }) {
      const newDay = await formDay(change, province)
      return {
        row: {
          submitted_on: null,
          submitted_by: null,
          changes_asked: changes,
          due_on: newDay,
          last_contact_on: await change.today(),
        },
        changes: { dueOn: [dueOn, newDay] },
      }
    },
  })
  await remindAnew(change, id)
  await tellReturned(change, id, changes)
}

/** What is asked for again is reminded of by itself on the days before its new one. */
export async function remindAnew(change: VersionedChange, id: string) {
  const { dueOn } = theKnown(await findRequest(change.db, id))
  const next = await remindFrom(change, dueOn)
  await sql`update funding_requests set remind_on = ${next}::date where id = ${id}`.execute(
    change.db,
  )
}

/** Rejects a request; whoever filled in its form is told why. @throws 422 without the words of another reason */
export async function rejectRequest(
  change: VersionedChange,
  id: string,
  input: {
    reasonCodes: readonly string[]
    applicantNote?: string | null | undefined
  },
) {
  const rejection: Rejection = {
    reasonCodes: [...input.reasonCodes],
    applicantNote: input.applicantNote ?? null,
  }
  needsItsReason(rejection)
  await takeStep(change, requestSteps, {
    id,
    step: 'reject',
    reason: rejection.applicantNote,
    row: {
      decided_by: change.person.userId,
      decided_on: await change.today(),
      reason_codes: rejection.reasonCodes,
      applicant_note: rejection.applicantNote,
    },
    changes: { reasonCodes: [[], rejection.reasonCodes] },
  })
  await tellRejected(change, id, rejection)
}
