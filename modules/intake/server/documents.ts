import type { Change, Db } from '#kit/server/call.ts'
import { receiveFile, type Uploading } from '#kit/server/receive-file.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { readProgramFacts } from '#modules/programs/server/program.queries.ts'
import { openDraft, type StoredDraft } from './draft.queries.ts'
import { writeAnswers } from './save-draft.ts'

const askedOf = { employer: 'employer', employee: 'participant' } as const

/** Takes in a document that the program asks this side for. */
export async function uploadDocument(
  call: Change & Uploading,
  { token, kind }: { token: string; kind: string },
): Promise<StoredDraft> {
  const draft = await openDraft(call.db, token, { lock: true })
  if (draft.submittedApplicationId) throw refused('alreadySubmitted')
  const { requiredDocuments } = await readProgramFacts(call.db, draft.programId)
  if (
    !requiredDocuments.some(
      (document) => document.code === kind && document.askedOf === askedOf[draft.side],
    )
  )
    throw notFound()
  const file = await receiveFile(call)
  const documents = [
    ...(draft.answers.documents ?? []),
    { id: file.id, kind, name: file.name, sizeBytes: file.sizeBytes },
  ]
  const answers = { ...draft.answers, documents }
  await writeAnswers(call, draft.id, answers)
  return { ...draft, answers }
}

export async function removeDocument(
  change: Change,
  { token, documentId }: { token: string; documentId: string },
) {
  const draft = await openDraft(change.db, token, { lock: true })
  if (draft.submittedApplicationId) throw refused('alreadySubmitted')
  const before = draft.answers.documents ?? []
  const documents = before.filter(({ id }) => id !== documentId)
  if (documents.length === before.length) throw notFound()
  const answers = { ...draft.answers, documents }
  await writeAnswers(change, draft.id, answers)
  return { ...draft, answers }
}

/** @throws 409 `documentsMissing` with the codes of the mandatory documents that are not there */
export async function refuseMissingDocuments(
  db: Db,
  draft: StoredDraft,
  of: 'employer' | 'participant',
) {
  const { requiredDocuments } = await readProgramFacts(db, draft.programId)
  const given = new Set(draft.answers.documents?.map(({ kind }) => kind))
  const missing = requiredDocuments.filter(
    (document) => document.mandatory && document.askedOf === of && !given.has(document.code),
  )
  if (missing.length)
    throw refused('documentsMissing', { documents: missing.map(({ code }) => code) })
}
