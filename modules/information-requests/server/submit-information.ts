import { sql } from 'kysely'
import type { ChangeCall } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { invalid, refused } from '#kit/server/problems.ts'
import { announceApplication } from '#modules/applications/server/announce-application.ts'
import {
  holdApplication,
  takeApplicationStep,
} from '#modules/applications/server/take-application-step.ts'
import { openTask } from '#modules/applications/server/open-task.ts'
import { groupOf } from '#modules/applications/server/readable-answers.ts'
import { resumed } from '#modules/applications/server/review-clock.ts'
import { nothingAsked } from '#modules/applications/server/review-application.ts'
import { tellAssignee } from '#modules/applications/server/tell-assignee.ts'
import { asWritten } from '#modules/forms/contract/check-answer.ts'
import { complaintsAbout } from '#modules/forms/contract/check-form.ts'
import { isGiven } from '#modules/forms/contract/conditions.ts'
import { shownOf } from '#modules/forms/contract/shown.ts'
import type { openInformationEndpoints } from '../contract/open-information.endpoints.ts'
import { informationRequestsLetters } from '../contract/information-requests.letters.ts'
import { informationRequestsEn } from '../contract/strings.en.ts'
import { informationRequestsFr } from '../contract/strings.fr.ts'
import { replyKey } from '../contract/information-request.ts'
import { refuseClosed } from './answer-request.ts'
import { openInformationLink } from './information-links.ts'
import { findRequest, openRequests, type StoredRequest } from './request.queries.ts'
import { formOf, purposeOf } from './request-form.ts'
import { takeOver } from './take-over.ts'

type Submit = ChangeCall<(typeof openInformationEndpoints)['submitInformation']>

/**
 * Takes in the answer to a request, once: the application is held before the request, as whoever
 * withdraws or lapses it does, so one of them is first and the other is told. Sent a second time it
 * answers as the first did.
 * @throws 422 with what is wrong by question; 409 `requestLapsed`, `requestWithdrawn`, `formChanged`
 */
export async function submitInformation(call: Submit): Promise<StoredRequest> {
  const { db, body, params } = call
  const { requestId, applicationId, openedBy } = await openInformationLink(db, params.token)
  const loaded = await holdApplication(call, applicationId)
  const found = await findRequest(db, requestId, { lock: true })
  // Whoever was signed in answers by their own name.
  const request = { ...found, by: openedBy ?? found.name }
  if (request.state === 'answered') return request
  refuseClosed(request)
  if (body.version !== request.id || body.revision !== request.revision)
    throw refused('formChanged')
  const answers = await checked(call, request)
  const { reply = null } = answers
  const { changes, received } = await takeOver(call, { loaded, request, answers })
  await sql`
    update information_requests set state = 'answered', closed_at = ${call.now},
      answered_by = ${request.by}, reply = ${reply},
      before = ${JSON.stringify(received.before)}, after = ${JSON.stringify(received.after)},
      received = ${JSON.stringify(received.files)}, answers = '{}', files = '[]', step = ''
    where id = ${request.id}`.execute(db)
  await goOn(call, request, { loaded, changes })
  return findRequest(db, request.id)
}

/** The answers as they are kept. @throws 422 by question, 409 `documentsMissing` */
async function checked({ db }: Submit, request: StoredRequest) {
  const { formats } = purposeOf(request.side)
  const form = await formOf(db, request, request.language)
  const { sections, answers } = shownOf(form, request.answers)
  const questions = sections.flatMap((section) => section.questions)
  const complaints = complaintsAbout(questions, answers, formats)
  if (Object.keys(complaints).length) throw invalid(complaints)
  const given = new Set(request.files.map(({ kind }) => kind))
  const missing = request.documents.filter(({ code }) => !given.has(code))
  // Whoever cannot send a document says why.
  if (missing.length && !isGiven(answers[replyKey]))
    throw refused('documentsMissing', { documents: missing.map(({ code }) => code) })
  if (request.files.length === 0 && !Object.values(answers).some(isGiven))
    throw invalid({ [replyKey]: [{ code: 'required', params: {} }] })
  return Object.fromEntries(
    questions.flatMap((question) => {
      const value = answers[question.id]
      return isGiven(value) ? [[question.id, asWritten(question, value, formats)]] : []
    }),
  ) as Record<string, unknown>
}

/** A request with the name of whoever answers it. */
type Answering = StoredRequest & { by: string }
type Loaded = Awaited<ReturnType<typeof holdApplication>>
type Changes = Record<string, [unknown, unknown]>

/** The last answer leads the application back to the review; before it the others are waited for. */
async function goOn(
  call: Submit,
  request: Answering,
  { loaded, changes }: { loaded: Loaded; changes: Changes },
) {
  const { id, record } = loaded
  const isLast = (await openRequests(call.db, id)).length === 0
  const bySystem = { ...call, person: systemPerson, version: loaded.version }
  if (isLast)
    await takeApplicationStep(bySystem, {
      id,
      step: 'answerInformation',
      row: nothingAsked,
      by: request.by,
      changes,
      before: (now) => resumed(call, now.record),
    })
  else {
    await call.audit({
      action: 'applications.answerPart',
      entity: 'application',
      entityId: id,
      reference: record.reference,
      changes,
      by: request.by,
    })
    await announceApplication(call, { id, topic: 'applications' })
  }
  const [en, fr] = [informationRequestsEn, informationRequestsFr]
  await openTask(call, id, {
    question: { en: en.task.review, fr: fr.task.review },
    answer: null,
    fieldGroup: groupOf[request.side],
  })
  await tellAssignee(call, id, { kind: 'informationReceived', list: 'pending' })
  const { email, name, language, reference } = request
  await call.letter(
    informationRequestsLetters.received,
    { email, name, language },
    { record: id, reference, participant: record.participantName },
  )
}
