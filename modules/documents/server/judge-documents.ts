import { invalidField, refused } from '#kit/server/problems.ts'
import { refuseInOrder } from '#kit/server/versioned.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeDocument } from '#modules/applications/server/change-document.ts'
import type { DocumentFile } from '../contract/document.ts'
import type { refusalReasons } from '../contract/document.status.ts'
import { messagesWords } from '#modules/messages/contract/words.ts'
import { announceDocuments } from './announce-documents.ts'
import { askedDocuments } from './document-lines.queries.ts'
import {
  expiryOf,
  fieldOf,
  holdDocument,
  presentDocument,
  takeDocumentStep,
  targetOf,
  type OfDocument,
} from './take-document-step.ts'
import { writeToSide } from './write-to-side.ts'

const notRefused = { reason_codes: [] as string[], note: null }

/** Takes a step that asks for nothing. */
export async function judgeDocument(
  change: VersionedChange,
  of: OfDocument,
  step: 'acceptDocument' | 'reviewDocumentAgain' | 'restoreDocument',
): Promise<DocumentFile> {
  return presentDocument(change, await takeDocumentStep(change, of, { step, row: notRefused }))
}

interface Refusal {
  reasonCodes: readonly (typeof refusalReasons)[number][]
  note?: string | null | undefined
}

/**
 * Refuses a document: it counts as missing from now on, and its side reads why, word for word.
 * @throws 422 for a reason that is not said; 409 `sharedAddress` where the letter would reach the other
 * side, `participantMissing` where there is nobody yet
 */
export async function refuseDocument(
  change: VersionedChange,
  of: OfDocument,
  { reasonCodes, note = null }: Refusal,
): Promise<DocumentFile> {
  if (reasonCodes.includes('other') && !note) throw invalidField('note', 'reasonNeeded')
  const row = { reason_codes: [...reasonCodes], note }
  const held = await takeDocumentStep(change, of, {
    step: 'refuseDocument',
    row,
    because: { reasonCodes, reason: note },
  })
  const { file, loaded } = held
  const asked = (await askedDocuments(change.db, of.id)).find(({ code }) => code === file.series)
  const { side } = file
  if (side === 'staff') throw refused('ofStaff')
  const said = note ?? ''
  const told = await writeToSide(
    change,
    { ...file, id: of.id, side, reference: loaded.record.reference, title: asked?.name ?? null },
    {
      kind: 'refused',
      reasons: reasonCodes.map((code) => (code === 'other' ? { said } : code)),
      note: reasonCodes.includes('other') ? '' : said,
    },
  )
  if (told !== 'told') throw refused(told).saidBy(messagesWords)
  return presentDocument(change, held)
}

/** Takes a wrong upload away, with the reason; it stays in the history and can be restored. */
export async function removeDocument(
  change: VersionedChange,
  of: OfDocument,
  reason: string,
): Promise<DocumentFile> {
  const row = { reason_codes: [], note: reason }
  return presentDocument(
    change,
    await takeDocumentStep(change, of, { step: 'removeDocument', row, because: { reason } }),
  )
}

/** Says until when a document is valid; from that day on it counts as missing. */
export async function dateDocument(
  change: VersionedChange,
  of: OfDocument,
  expiresOn: string | null,
): Promise<DocumentFile> {
  const held = await holdDocument(change, of)
  const { file, loaded } = held
  const isAllowed = change.person.permissions.allows(
    { action: 'verify', subject: 'Applications View' },
    { ...loaded.judged.scope },
  )
  const state = file.status === 'removed' ? 'wrongState' : null
  const target = targetOf(change, held)
  await refuseInOrder(
    change.db,
    { table: 'application_documents', ...target },
    { present: file.version, reason: isAllowed ? state : 'notPermitted' },
  )
  await changeDocument(change, target, { expires_on: expiresOn })
  const { reference } = loaded.record
  const dated: [unknown, unknown] = [file.expiresOn, expiresOn]
  await change.audit(
    {
      action: 'documents.dated',
      entity: 'document',
      entityId: file.id,
      reference,
      changes: { expiresOn: dated },
    },
    {
      action: 'applications.documentDated',
      entity: 'application',
      entityId: of.id,
      reference,
      changes: { [fieldOf[file.side]]: [null, file.name], [expiryOf[file.side]]: dated },
    },
  )
  await announceDocuments(change, { id: of.id, side: file.side })
  return presentDocument(change, held)
}
