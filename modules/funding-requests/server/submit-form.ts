import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Change, ChangeCall } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { invalid } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { takeStep } from '#kit/server/steps.ts'
import { carryOut } from '#modules/forms/server/carry-out.ts'
import { closeDraft } from '#modules/forms/server/form-draft.ts'
import { keepResponse } from '#modules/forms/server/keep-response.ts'
import { takeAnswers, type TakenAnswers } from '#modules/forms/server/take-answers.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'
import { costKinds, training } from '../contract/funding-request.ts'
import type { openFundingEndpoints } from '../contract/open-funding.endpoints.ts'
import { holdAsked, sentOn, type AskedRequest } from './asked-request.queries.ts'
import { complaintsAboutCourse, type Course } from '../contract/course-rules.ts'
import { keepEvidence, refuseUnapproved } from './keep-evidence.ts'
import { holdDraft, presentForm } from './request-draft.ts'
import { openRequestLink, useUpLinks } from './request-links.ts'
import { requestSteps } from './request.steps.ts'
import { tellReceived } from './tell-asked.ts'

type Submit = ChangeCall<(typeof openFundingEndpoints)['submitFundingForm']>

/**
 * Takes in a form, or the evidence where that is asked for, once, however often it is sent: the request is held while it is decided whether its
 * form is still to be filled in, so whoever cancels it meanwhile is before or after.
 * @throws 422 with what is wrong by question; 409 `formNotOpen`, `formChanged`
 */
export async function submitForm(call: Submit): Promise<FundingDraft> {
  const { db, body, params } = call
  const { requestId, openedBy } = await openRequestLink(db, params.token)
  if (sentOn(await holdAsked(call, requestId)) !== null) return presentForm(call, requestId)
  const { request, stored, purpose } = await holdDraft(call, params.token)
  const taken = await takeAnswers(call, stored, { purpose, seen: body })
  const by = openedBy ?? request.asked.name
  await keepResponse(call, taken, { recordId: requestId, by })
  await carryOut(call, taken, { purpose, recordId: requestId, by })
  await useUpLinks(call, requestId)
  await (request.asks === 'evidence' ? takeEvidence : takeCourse)(call, request, { taken, by })
  await closeDraft(call, stored.id, { recordId: requestId })
  return presentForm(call, requestId, body.version)
}

interface Sent {
  taken: TakenAnswers
  by: string
}

async function takeCourse(change: Change, request: AskedRequest, sent: Sent) {
  await refuseCourse(change, request, sent.taken)
  await keep(change, request, sent)
}

async function takeEvidence(change: Change, request: AskedRequest, sent: Sent) {
  refuseUnapproved(request, sent.taken)
  await keepEvidence(change, request, sent)
}

const courseIn = ({ fields }: TakenAnswers) => fields['training'] ?? {}

/** What no approver could approve is refused at its question. @throws 422 */
async function refuseCourse(change: Change, { lastDay }: AskedRequest, taken: TakenAnswers) {
  const today = await change.today()
  const course = courseIn(taken) as unknown as Course
  const found = complaintsAboutCourse(course, { today, submittedOn: today, lastDay })
  const errors = found.map(({ field, code, params }) => [`training.${field}`, [{ code, params }]])
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

/** The costs that were chosen, with what is asked for of each. */
function linesOf({ fields }: TakenAnswers) {
  const amounts = fields['cost'] ?? {}
  return costKinds.flatMap((kind) => {
    const requested = amounts[kind]
    return typeof requested === 'string' ? [{ kind, requested }] : []
  })
}

async function keep(
  change: Change,
  { id, version, courseTitle }: AskedRequest,
  { taken, by }: Sent,
) {
  const lines = linesOf(taken)
  const requested = Decimal.sum(0, ...lines.map((line) => line.requested)).toFixed(2)
  await keepLines(change, id, lines)
  const course = courseIn(taken)
  await takeStep({ ...change, person: systemPerson, version }, requestSteps, {
    id,
    step: 'submit',
    by,
    row: {
      ...notAnswered,
      ...toRow(training, course),
      submitted_on: await change.today(),
      submitted_by: by,
      requested_amount: requested,
      changes_asked: null,
      remind_on: null,
    },
    changes: {
      courseTitle: [courseTitle, course['courseTitle']],
      requestedAmount: [null, requested],
    },
  })
  await tellReceived(change, id)
}

/** What may be left out, and was answered before. */
const notAnswered = {
  provider_contact: null,
  provider_address: null,
  alternatives: null,
  out_of_region_reason: null,
  noc_before: null,
  noc_after: null,
  employer_share: null,
  other_funding: null,
} as const

async function keepLines(
  { db }: Change,
  id: string,
  lines: readonly { kind: string; requested: string }[],
) {
  await sql`delete from funding_request_lines where request_id = ${id}`.execute(db)
  await sql`insert into funding_request_lines (request_id, kind, requested)
    select ${id}, kind, requested from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as n(kind text, requested numeric(11, 2))`.execute(db)
}
