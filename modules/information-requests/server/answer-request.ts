import { sql } from 'kysely'
import type { Change, Looking } from '#kit/server/call.ts'
import { forsakeFile } from '#kit/server/forsaken-files.ts'
import { invalid, notFound, Problem, refused } from '#kit/server/problems.ts'
import { receiveFile, type Uploading } from '#kit/server/receive-file.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { SavedDraft } from '#modules/forms/contract/form-draft.ts'
import { countsForOf } from '#modules/forms/server/counts-for.ts'
import type { InformationDraft } from '../contract/information-request.ts'
import { openInformationLink } from './information-links.ts'
import { findRequest, type StoredRequest } from './request.queries.ts'
import { formOf } from './request-form.ts'

const mostFiles = 20
const mostCharacters = 200_000

/** A request as its pages read it. */
export async function presentRequest(
  reading: Pick<Looking, 'db' | 'person'>,
  request: StoredRequest,
  language: Language,
): Promise<InformationDraft> {
  const { id, state, reference, closedOn } = request
  return {
    version: id,
    revision: request.revision,
    language,
    step: request.step,
    answers: request.answers,
    given: [],
    documents: request.files,
    savedAt: request.savedAt,
    form: await formOf(reading.db, request, language),
    countsFor: await countsForOf(reading, request),
    moved: null,
    side: request.side,
    reference,
    program: request.program,
    dueOn: request.dueOn,
    asked: request.documents,
    submitted: state === 'open' ? null : { reference, state, on: closedOn ?? request.dueOn },
  }
}

const reasons = {
  answered: 'alreadySubmitted',
  lapsed: 'requestLapsed',
  withdrawn: 'requestWithdrawn',
} as const

/** @throws 409 once it was answered, was withdrawn or has lapsed */
export function refuseClosed({ state }: StoredRequest) {
  if (state !== 'open') throw refused(reasons[state])
}

async function holdOpen(change: Change, token: string): Promise<StoredRequest> {
  const { requestId } = await openInformationLink(change.db, token)
  const request = await findRequest(change.db, requestId, { lock: true })
  refuseClosed(request)
  return request
}

/** Keeps what was typed. @throws 422 for anything that was not asked */
export async function saveAnswers(
  change: Change,
  token: string,
  { answers = {}, step, language }: SavedDraft,
): Promise<InformationDraft> {
  const request = await holdOpen(change, token)
  const spoken = language ?? request.language
  const form = await formOf(change.db, request, spoken)
  const asked = new Set(
    form.sections.flatMap(({ questions }) =>
      questions.filter(({ kind }) => kind !== 'documents').map(({ id }) => id),
    ),
  )
  const strange = Object.keys(answers).filter((key) => !asked.has(key))
  if (strange.length)
    throw invalid(
      Object.fromEntries(
        strange.map((key) => [`answers.${key}`, [{ code: 'unknown', params: {} }]]),
      ),
    )
  return keep(change, {
    ...request,
    language: spoken,
    step: step ?? request.step,
    answers: { ...request.answers, ...answers },
    // Neither the page nor the language is anything new to whoever sends it from another tab.
    revision: request.revision + (Object.keys(answers).length > 0 ? 1 : 0),
  })
}

/** Takes in a document that was asked for. @throws 404 for any other */
export async function addDocument(
  call: Change & Uploading,
  { token, kind }: { token: string; kind: string },
): Promise<InformationDraft> {
  const request = await holdOpen(call, token)
  if (!request.documents.some(({ code }) => code === kind)) throw notFound()
  if (request.files.length >= mostFiles) throw new Problem(413, 'tooLarge')
  const { id, name, sizeBytes } = await receiveFile(call)
  return keepFiles(call, request, [...request.files, { id, kind, name, sizeBytes }])
}

/** @throws 404 when it is not there */
export async function removeDocument(
  change: Change,
  { token, documentId }: { token: string; documentId: string },
): Promise<InformationDraft> {
  const request = await holdOpen(change, token)
  const files = request.files.filter(({ id }) => id !== documentId)
  if (files.length === request.files.length) throw notFound()
  await forsakeFile(change, documentId)
  return keepFiles(change, request, files)
}

const keepFiles = (change: Change, request: StoredRequest, files: StoredRequest['files']) =>
  keep(change, { ...request, files, revision: request.revision + 1 })

async function keep(change: Change, request: StoredRequest): Promise<InformationDraft> {
  const { db, now } = change
  const [answers, files] = [request.answers, request.files].map((each) => JSON.stringify(each))
  if (`${answers}`.length > mostCharacters) throw new Problem(413, 'tooLarge')
  await sql`
    update information_requests set answers = ${answers}, files = ${files}, step = ${request.step},
      language = ${request.language}, revision = ${request.revision}, saved_at = ${now}
    where id = ${request.id}`.execute(db)
  const kept = { ...request, savedAt: now.toISOString() }
  return presentRequest(change, kept, request.language)
}
