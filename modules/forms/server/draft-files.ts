import type { Change } from '#kit/server/call.ts'
import { forsakeFile } from '#kit/server/forsaken-files.ts'
import { notFound, Problem, refused } from '#kit/server/problems.ts'
import { receiveFile, type Uploading } from '#kit/server/receive-file.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { formsWords } from '../contract/words.ts'
import { draftNow, type DraftNow } from './draft-under-version.ts'
import type { StoredDraft } from './form-draft.ts'
import type { FormPurpose } from './form-purpose.ts'
import { settings as own } from './forms.settings.ts'
import { keepDraft } from './save-answers.ts'

interface Sent {
  /** Held by the caller. */
  stored: StoredDraft
  /** The question, or the code of a document that the purpose asks for. */
  kind: string
  purpose: FormPurpose
  /** Codes of documents that are asked for besides the form's own questions. */
  documents: (draft: StoredDraft) => Promise<readonly string[]>
}

/** Takes in a file that the form asks for. @throws 404 for what it does not ask for */
export async function addFile(
  call: Change & Uploading,
  { stored, kind, purpose, documents }: Sent,
): Promise<DraftNow> {
  const now = await unsent(call, stored, purpose)
  const { form, draft } = now
  const isAsked = form.sections.some(({ questions }) =>
    questions.some((each) => each.id === kind && each.kind === 'file'),
  )
  if (!isAsked && !(await documents(draft)).includes(kind)) throw notFound()
  refuseTooMany(call, draft.files)
  const { id, name, sizeBytes } = await receiveFile(call)
  return keepFiles(call, now, [...draft.files, { id, kind, name, sizeBytes }])
}

/** @throws 413 when the draft holds as many files as it may, or as much */
function refuseTooMany({ settings, sent }: Change & Uploading, files: StoredDraft['files']) {
  const { draftMostFiles, draftMostBytes } = settingsOf(settings, own)
  if (files.length >= draftMostFiles)
    throw new Problem(413, 'draftMostFiles', { params: { most: draftMostFiles } }).saidBy(
      formsWords,
    )
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, sent?.content.length ?? 0)
  const most = Math.floor(draftMostBytes / 1024 / 1024)
  if (bytes > draftMostBytes)
    throw new Problem(413, 'draftMostBytes', { params: { most } }).saidBy(formsWords)
}

/** Takes a file back. @throws 404 when it is not there */
export async function removeFile(
  change: Change,
  { stored, documentId, purpose }: Pick<Sent, 'stored' | 'purpose'> & { documentId: string },
): Promise<DraftNow> {
  const now = await unsent(change, stored, purpose)
  const files = now.draft.files.filter(({ id }) => id !== documentId)
  if (files.length === now.draft.files.length) throw notFound()
  await forsakeFile(change, documentId)
  return keepFiles(change, now, files)
}

async function unsent(change: Change, stored: StoredDraft, purpose: FormPurpose) {
  if (stored.submittedRecordId) throw refused('alreadySubmitted')
  return draftNow(change.db, stored, purpose)
}

async function keepFiles(
  change: Change,
  now: DraftNow,
  files: StoredDraft['files'],
): Promise<DraftNow> {
  const draft = { ...now.draft, files, revision: now.draft.revision + 1 }
  await keepDraft(change, draft)
  return { ...now, draft: { ...draft, savedAt: change.now.toISOString() } }
}
