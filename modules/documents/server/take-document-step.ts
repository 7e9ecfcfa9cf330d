import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { notFound } from '#kit/server/problems.ts'
import { refuseInOrder, type ChangedColumns } from '#kit/server/versioned.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeDocument } from '#modules/applications/server/change-document.ts'
import {
  loadApplication,
  type LoadedApplication,
} from '#modules/applications/server/application.queries.ts'
import { holdApplication } from '#modules/applications/server/take-application-step.ts'
import type { DocumentFile } from '../contract/document.ts'
import { documentStatus, type DocumentStep } from '../contract/document.status.ts'
import { announceDocuments } from './announce-documents.ts'
import { findFile, type StoredFile } from './document-lines.queries.ts'
import { refusalOfDocumentStep, seenSides } from './document.policy.ts'
import { fileAs } from './list-documents.ts'

export interface OfDocument {
  id: string
  documentId: string
}

/** A document under the lock of its application, which whoever recommends or approves takes as well. */
export interface HeldDocument {
  loaded: LoadedApplication
  file: StoredFile
}

/** @throws 404 for what the person does not see */
export async function holdDocument(change: Change, of: OfDocument): Promise<HeldDocument> {
  // Whether there is anything to be seen comes before any lock.
  await loadApplication(change, of.id)
  await holdApplication({ ...change, person: systemPerson }, of.id)
  const loaded = await loadApplication(change, of.id)
  const file = await findFile(change.db, of)
  if (!file || !seenSides(change.person, loaded).includes(file.side)) throw notFound()
  return { loaded, file }
}

/** How the history calls the field, so that who does not see a side does not read of it. */
export const fieldOf = {
  employer: 'employerDocument',
  participant: 'participantDocument',
  staff: 'staffDocument',
} as const

const reasonsOf = {
  employer: 'documentReasons',
  participant: 'participantDocumentReasons',
  staff: 'documentReasons',
} as const

export const expiryOf = {
  employer: 'documentExpiresOn',
  participant: 'participantDocumentExpiresOn',
  staff: 'documentExpiresOn',
} as const

export const targetOf = (change: VersionedChange, held: HeldDocument) => ({
  id: held.file.id,
  version: change.version,
  current: async () => presented(change, held),
})

async function presented(change: Change, { loaded, file }: HeldDocument): Promise<DocumentFile> {
  const now = await findFile(change.db, { id: loaded.id, documentId: file.id })
  if (!now) throw notFound()
  return fileAs(now, { person: change.person, loaded })
}

interface Taken {
  step: DocumentStep
  row?: ChangedColumns<'application_documents'>
  /** Why, as codes and in the words of whoever takes it. */
  because?: { reasonCodes?: readonly string[]; reason: string | null }
}

/**
 * Takes a step of a document: permission, version, state and guards in this order; row, history of the
 * application and live event in one change.
 */
export async function takeDocumentStep(
  change: VersionedChange,
  of: OfDocument,
  { step, row = {}, because = { reason: null } }: Taken,
): Promise<HeldDocument> {
  const held = await holdDocument(change, of)
  const { loaded, file } = held
  const reason = refusalOfDocumentStep(step, file, { person: change.person, loaded })
  const target = targetOf(change, held)
  await refuseInOrder(
    change.db,
    { table: 'application_documents', ...target },
    { present: file.version, reason },
  )
  const { to } = documentStatus.transitions[step]
  await changeDocument(change, target, {
    ...row,
    status: to,
    judged_by: change.person.userId,
    judged_at: change.now.toISOString(),
  })
  const { reference } = loaded.record
  const isGone = to === 'removed'
  const { reasonCodes } = because
  await change.audit(
    {
      action: `documents.${step}`,
      entity: 'document',
      entityId: file.id,
      reference,
      changes: {
        status: [file.status, to],
        ...(reasonCodes && { reasonCodes: [null, reasonCodes] }),
      },
      reason: because.reason,
    },
    {
      action: `applications.${step}`,
      entity: 'application',
      entityId: of.id,
      reference,
      changes: {
        [fieldOf[file.side]]: isGone ? [file.name, null] : [null, file.name],
        ...(reasonCodes && { [reasonsOf[file.side]]: [null, reasonCodes] }),
      },
      reason: because.reason,
    },
  )
  await announceDocuments(change, { id: of.id, side: file.side })
  return held
}

/** The document as the caller sees it now. */
export const presentDocument = presented
