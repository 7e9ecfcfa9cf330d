import { sql } from 'kysely'
import type { Change, Db, Looking } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { questionsOf } from '#modules/forms/contract/definition.ts'
import type { TypedAnswers } from '#modules/forms/contract/form-draft.ts'
import type { FormPurpose } from '#modules/forms/server/form-purpose.ts'
import { countsForOf } from '#modules/forms/server/counts-for.ts'
import { draftNow, type DraftNow } from '#modules/forms/server/draft-under-version.ts'
import { keepDraftUntil, keepNewDraft, loadDraft } from '#modules/forms/server/form-draft.ts'
import { versionById } from '#modules/forms/server/form.queries.ts'
import { latestResponse } from '#modules/forms/server/latest-response.queries.ts'
import { presentFormDraft } from '#modules/forms/server/present-draft.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'
import {
  findAsked,
  holdAsked,
  isToFill,
  sentOn,
  type AskedRequest,
} from './asked-request.queries.ts'
import { mostToApprove } from './balances.queries.ts'
import { evidenceForm } from './evidence-form.ts'
import { requestForm } from './request-form.ts'
import { onlyApproved } from './only-approved.ts'
import { holdsUntil, openRequestLink } from './request-links.ts'

/** What a request asks of its side now. */
export const purposeFor = ({ asks }: Pick<AskedRequest, 'asks'>): FormPurpose =>
  asks === 'evidence' ? evidenceForm : requestForm

/** What one has not sent stands there for as long as a link to it holds; what was sent, to be changed. */
export async function ensureDraft(change: Change, request: AskedRequest): Promise<void> {
  const { db } = change
  const { id, draftId } = request
  const { rows } = await sql<{ until: string }>`
    select ${holdsUntil} as until from funding_requests f where f.id = ${id}`.execute(db)
  const { until } = theRow(rows)
  const stored = draftId ? await loadDraft(db, draftId, { lock: true }) : null
  if (stored && !stored.submittedRecordId) {
    await keepDraftUntil(change, stored.id, until)
    return
  }
  const begins = { ...(await begun(change, request)), recordId: id }
  const draft = await keepNewDraft(change, begins, until)
  await db.updateTable('funding_requests').set({ draft_id: draft }).where('id', '=', id).execute()
}

/** What was answered before is what one begins with; files and statements are given anew. */
async function begun({ db }: Change, request: AskedRequest) {
  const { id, programId, asked } = request
  const purpose = purposeFor(request)
  const given = { purpose, programId, language: asked.language, email: asked.email }
  const latest = await latestResponse(db, { purpose, recordId: id })
  if (!latest) return { ...given, ...(request.asks === 'evidence' && approvedOf(request)) }
  const { content } = await versionById(db, latest.versionId)
  const anew = new Set(
    Array.from(questionsOf(content), ({ question }) => question)
      .filter(({ id: key, kind }) => kind === 'file' || key.startsWith('statements.'))
      .map((question) => question.id),
  )
  const answers = Object.fromEntries(
    Object.entries(latest.content).filter(([key]) => !anew.has(key)),
  ) as TypedAnswers
  return { ...given, versionId: latest.versionId, answers }
}

/** Evidence is given of what was approved, unless less was spent. */
const approvedOf = ({ approved }: AskedRequest) => ({
  answers: { 'evidence.costs': approved.map(({ kind }) => kind) },
})

const draftOf = ({ db }: { db: Db }, { draftId }: AskedRequest, options: { lock?: true } = {}) =>
  loadDraft(db, theKnown(draftId), options)

/** A form behind a link, held with its draft until it is written. @throws 404, 409 */
export async function holdDraft(change: Change, token: string) {
  const { requestId } = await openRequestLink(change.db, token)
  const request = await holdAsked(change, requestId)
  if (sentOn(request) !== null) throw refused('alreadySubmitted')
  if (!isToFill(request)) throw refused('formNotOpen')
  const stored = await draftOf(change, request, { lock: true })
  return { request, stored, purpose: purposeFor(request) }
}

type Presenting = Pick<Looking, 'db' | 'person'> & Pick<Change, 'settings'>

/** A form behind a link, as its pages read it. @throws 404, 409 `linkExpired` */
export async function readForm(reading: Presenting, token: string): Promise<FundingDraft> {
  const { requestId } = await openRequestLink(reading.db, token)
  return presentForm(reading, requestId)
}

export async function presentForm(reading: Presenting, requestId: string, has?: string) {
  const request = await findAsked(reading.db, requestId)
  const now = await draftNow(reading.db, await draftOf(reading, request), purposeFor(request))
  return presentDraft(reading, { request, now }, has)
}

/** What is saved, without the questions that the caller has. */
export async function presentDraft(
  reading: Presenting,
  { request, now }: { request: AskedRequest; now: DraftNow },
  has?: string,
): Promise<FundingDraft> {
  const { side, asks, reference, positionTitle, program, dueOn, lastDay } = request
  const { changesAsked, approved } = request
  const on = sentOn(request)
  const purpose = purposeFor(request)
  const draft = presentFormDraft(reading, now, { purpose, has })
  return {
    ...draft,
    countsFor: await countsForOf(reading, request),
    ...(asks === 'evidence' && draft.form && { form: onlyApproved(draft.form, approved) }),
    side,
    asks,
    name: purpose.name,
    reference,
    positionTitle,
    program,
    dueOn,
    lastDay,
    changesAsked,
    most: asks === 'form' ? (await mostToApprove(reading.db, request)).amount : null,
    approved: asks === 'evidence' ? approved : [],
    submitted: isToFill(request)
      ? null
      : { state: on ? 'sent' : 'closed', reference, on, follows: toFollow(request) },
  }
}

/** What is still to come of what was sent. */
function toFollow({ status }: Pick<AskedRequest, 'status'>) {
  if (status === 'awaitingApproval') return 'decision'
  return status === 'evidenceSent' ? 'payment' : null
}
