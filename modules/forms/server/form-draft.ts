import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { settingsOf } from '#kit/server/settings.ts'
import type { TypedAnswers, UploadedDocument } from '../contract/form-draft.ts'
import type { ConfirmedIn } from '../contract/reworded.ts'
import type { FormPurpose } from './form-purpose.ts'
import { publishedVersion } from './form.queries.ts'
import { settings as own } from './forms.settings.ts'
import { followLink, makeLink } from './links.ts'

/** A form that somebody has begun, as it is stored. */
export interface StoredDraft {
  id: string
  purpose: string
  programId: string
  /** The record that it adds to; null when it begins one. */
  recordId: string | null
  /** None: begun before forms had versions. */
  versionId: string | null
  language: 'en' | 'fr'
  email: string | null
  answers: TypedAnswers
  /** Protected answers, encrypted. */
  sealed: string | null
  files: UploadedDocument[]
  /** Answers that are asked no more. */
  setAside: Record<string, unknown>
  confirmedIn: ConfirmedIn
  step: string
  revision: number
  createdAt: string
  savedAt: string
  submittedRecordId: string | null
}

/**
 * The draft behind a link.
 * @throws 404 for a link that never was, 409 `linkExpired` for one that was
 */
export async function openDraft(
  db: Db,
  token: string,
  options: { lock?: true } = {},
): Promise<StoredDraft> {
  const link = await followLink(db, token)
  if (!link) throw notFound()
  if (link.isExpired) throw refused('linkExpired')
  return loadDraft(db, link.draftId, options)
}

export async function loadDraft(
  db: Db,
  id: string,
  { lock }: { lock?: true } = {},
): Promise<StoredDraft> {
  const { rows } = await sql<StoredDraft>`
    select id, purpose, program_id as "programId", record_id as "recordId", version_id as "versionId",
      language, email, answers, sealed, files, set_aside as "setAside",
      confirmed_in as "confirmedIn", step, revision, created_at as "createdAt",
      updated_at as "savedAt", submitted_record_id as "submittedRecordId"
    from form_drafts where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db)
  const [stored] = rows
  if (!stored) throw notFound()
  return stored
}

/** The draft of a purpose that is to add to a record and was not sent yet; the newest. */
export async function openDraftOf(
  db: Db,
  { purpose, recordId }: { purpose: Pick<FormPurpose, 'key'>; recordId: string },
): Promise<Pick<StoredDraft, 'id' | 'language'> | null> {
  const { rows } = await sql<Pick<StoredDraft, 'id' | 'language'>>`
    select id, language from form_drafts
    where purpose = ${purpose.key} and record_id = ${recordId} and submitted_record_id is null
      and expires_at > clock_now()
    order by created_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

interface Begun {
  purpose: FormPurpose
  programId: string
  recordId?: string
  language: 'en' | 'fr'
  email?: string
  /** What is known already. */
  answers?: TypedAnswers
}

/** Begins to fill a form in, under the version that is published now. @returns its secret link's token */
export async function beginFormDraft(change: Change, begun: Begun) {
  const { now, settings } = change
  const until = new Date(now.getTime() + settingsOf(settings, own).draftLinkLife).toISOString()
  const id = await keepNewDraft(change, begun, until)
  return { id, token: await makeLink(change, id) }
}

/**
 * A form that is begun behind links of its module's own, kept until a moment unless it is sent; under
 * the version that is published now, or the one that its answers were given under. @returns its id
 */
export async function keepNewDraft(
  { db }: Pick<Change, 'db'>,
  begun: Begun & { versionId?: string },
  until: string,
): Promise<string> {
  const { purpose, programId, language } = begun
  const versionId = begun.versionId ?? (await publishedVersion(db, programId, purpose)).id
  const { id } = await db
    .insertInto('form_drafts')
    .values({
      purpose: purpose.key,
      program_id: programId,
      record_id: begun.recordId ?? null,
      version_id: versionId,
      language,
      email: begun.email ?? null,
      answers: JSON.stringify(begun.answers ?? {}),
      step: '',
      expires_at: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A draft that is sent in keeps no answers: they are the record's from now on. */
export const closeDraft = (
  { db }: Pick<Change, 'db'>,
  id: string,
  { recordId, email }: { recordId: string; email?: string },
) =>
  db
    .updateTable('form_drafts')
    .set({
      submitted_record_id: recordId,
      answers: '{}',
      files: '[]',
      set_aside: '{}',
      confirmed_in: '{}',
      sealed: null,
      ...(email ? { email } : {}),
    })
    .where('id', '=', id)
    .execute()

/** A draft that is not sent yet is kept until another moment. */
export const keepDraftUntil = ({ db }: Pick<Change, 'db'>, id: string, until: string) =>
  db.updateTable('form_drafts').set({ expires_at: until }).where('id', '=', id).execute()

/** Fresh links go there from now on, whoever asks for one. */
export const keepAddress = ({ db }: Pick<Change, 'db'>, id: string, email: string) =>
  db.updateTable('form_drafts').set({ email }).where('id', '=', id).execute()
