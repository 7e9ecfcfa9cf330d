import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Looking } from '#kit/server/call.ts'
import { documentsOfParticipant } from '#modules/applications/server/participant-documents.queries.ts'
import { answeredFiles } from '#modules/forms/server/answered-files.queries.ts'
import type { FormPurpose } from '#modules/forms/server/form-purpose.ts'
import { loadParticipant } from '#modules/participants/server/participant-record.queries.ts'
import { paymentFilesOf } from '#modules/payments/server/participant-payment-files.queries.ts'
import type { ParticipantFile } from '../contract/participant-files.endpoints.ts'

export interface StoredFile extends ParticipantFile {
  storageKey: string
}

interface Reading extends Pick<Looking, 'db' | 'person'> {
  language: Language
}

/** Every file about a participant that a person may open, the newest first. @throws 404 */
export async function filesOfParticipant(
  looking: Reading,
  id: string,
  purposes: readonly FormPurpose[],
): Promise<{ files: StoredFile[]; reference: string }> {
  const { record } = await loadParticipant(looking, id)
  const records = await recordsOf(looking, id)
  const [documents, answers, payments] = [
    await documentsOfParticipant(looking, id),
    await answeredFiles(looking, { records, purposes, language: looking.language }),
    await paymentFilesOf(looking, id),
  ]
  const files: StoredFile[] = [
    ...documents.map(({ documentId, ...file }) => ({
      ...file,
      source: 'document' as const,
      fileId: documentId,
    })),
    ...answers.map((file) => ({ ...file, source: 'answer' as const })),
    ...payments.map((file) => ({ ...file, source: 'payment' as const, title: null })),
  ]
  const newest = files.toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt))
  return { files: newest, reference: record.reference }
}

/** What forms are answered for: the person's applications, placements, courses and supplements. */
async function recordsOf({ db }: Pick<Looking, 'db'>, participantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from applications where participant_id = ${participantId}
    union all select id from placements where participant_id = ${participantId}
    union all select id from funding_requests where participant_id = ${participantId}
    union all select id from supplements where participant_id = ${participantId}`.execute(db)
  return rows.map(({ id }) => id)
}
