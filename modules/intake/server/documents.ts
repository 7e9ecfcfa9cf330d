import type { Db } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import type { StoredDraft } from '#modules/forms/server/form-draft.ts'
import { documentsOf } from './documents-demanded.ts'
import { sideOf } from './form-purposes.ts'

const documentsAsked = (db: Db, draft: StoredDraft) =>
  documentsOf(db, draft.programId, sideOf(draft))

/** Their codes. */
export const documentCodes = (db: Db) => async (draft: StoredDraft) =>
  (await documentsAsked(db, draft)).map(({ code }) => code)

/** @throws 409 `documentsMissing` with the codes of the mandatory documents that are not there */
export async function refuseMissingDocuments(db: Db, draft: StoredDraft) {
  const given = new Set(draft.files.map(({ kind }) => kind))
  const missing = (await documentsAsked(db, draft)).filter(
    ({ mandatory, code }) => mandatory && !given.has(code),
  )
  if (missing.length)
    throw refused('documentsMissing', { documents: missing.map(({ code }) => code) })
}
